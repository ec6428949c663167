import { useMemo } from 'react'
import type { Watched } from '../../../../calls/records'
import type { Entity } from '../../../../schema/entity'
import { tellFilmWatched } from '../../../base/api/records'
import { ApiError } from '../../../base/api/api-error'
import type { TellPlayed } from '../../film/use-film'
import { createTeller } from '../../film/create-teller'

/**
 * Tells the server what of the film of a case was played.
 * @param onTold is given what was seen in all; needs a stable reference
 */
export function useTellWatched(entity: Entity, id: number, onTold: (watched: Watched) => void): TellPlayed {
  return useMemo(
    () =>
      createTeller(async (played, length) => {
        try {
          const seen = played.map(([from, to]): [number, number] => [from, to])
          onTold(await tellFilmWatched(entity, { id, length, seen }, { quiet: true }))
          return true
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          return false
        }
      }),
    [entity, id, onTold],
  )
}
