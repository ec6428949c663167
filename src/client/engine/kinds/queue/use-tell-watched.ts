import { useRef } from 'react'
import type { Watched } from '../../../../calls/records'
import type { Entity } from '../../../../schema/entity'
import { tellFilmWatched } from '../../../base/api/records'
import { ApiError } from '../../../base/api/api-error'
import type { Stretch } from '../../film/played'
import type { TellPlayed } from '../../film/use-film'

/**
 * Tells the server what of the film of a case was played, one word after the other. What could not be told is told with the next.
 * @param onTold is given what was seen in all
 */
export function useTellWatched(entity: Entity, id: number, onTold: (watched: Watched) => void): TellPlayed {
  const waiting = useRef<readonly Stretch[]>([])
  const isTelling = useRef(false)
  const tell: TellPlayed = (played, length) => {
    waiting.current = [...waiting.current, ...played]
    if (isTelling.current) return
    const told = waiting.current
    waiting.current = []
    isTelling.current = true
    tellFilmWatched(entity, { id, length, seen: told.map(([from, to]) => [from, to]) }, { quiet: true })
      .then(onTold)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        waiting.current = [...told, ...waiting.current]
      })
      .finally(() => {
        isTelling.current = false
      })
  }
  return tell
}
