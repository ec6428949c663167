import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import type { Watched } from '../../../../calls/records'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { Entity } from '../../../../schema/entity'
import type { Film } from '../../../../schema/film'
import type { CommandInfo } from '../../../../schema/registry'
import { addressOf } from '../../../base/api/api'
import { FailureState } from '../../../base/api/failure-state'
import { useFormat } from '../../../base/format/use-format'
import { useCaption } from '../../../base/i18n/use-caption'
import { FilmPlayer, type FilmHandle } from '../../film/film-player'
import { FilmQuestion } from '../../film/film-question'
import { useFilmKey } from '../../film/use-film-key'
import type { ApiRow } from '../../parts/target'
import { useFilmCommands, type FilmAsked } from './use-film-commands'
import { lanesOf } from './lanes-of'
import styles from '../../film/record-media.module.css'
import { filmQuery } from './film-query'
import { useTellWatched } from './use-tell-watched'

interface CaseFilmProps {
  readonly film: Film
  readonly entity: Entity
  /** The case, in full; undefined while it is read. */
  readonly record: ApiRow | undefined
  readonly commands: readonly CommandInfo[]
  /** Whether what stands around it has its own margins. */
  readonly isWithin?: boolean
}

/**
 * The film of a case, with what lies on it and what can be said of it; nothing where it has none. Its key works before it is there:
 * it then plays as soon as it has come.
 */
export function CaseFilm({ record, ...rest }: CaseFilmProps) {
  const player = useRef<FilmHandle>(null)
  const isWanted = useRef(false)
  const play = () => {
    isWanted.current = player.current === null
    player.current?.toggle()
    // Whoever plays it goes on with its keys.
    player.current?.focus()
  }
  useFilmKey(play)
  const onPlayer = useCallback((handle: FilmHandle | null) => {
    player.current = handle
    if (!handle || !isWanted.current) return
    isWanted.current = false
    handle.toggle()
    handle.focus()
  }, [])
  return record && <ShownFilm {...rest} record={record} player={player} onPlayer={onPlayer} />
}

interface ShownFilmProps extends CaseFilmProps {
  readonly record: ApiRow
  readonly player: RefObject<FilmHandle | null>
  /** Needs a stable reference. */
  readonly onPlayer: (handle: FilmHandle | null) => void
}

function ShownFilm({ film, entity, record, commands, isWithin, player, onPlayer }: ShownFilmProps) {
  const caption = useCaption()
  const [first = '', ...rest] = film.through.split('.')
  const format = useFormat()
  const [asked, setAsked] = useState<FilmAsked | undefined>()
  const query = useMemo(() => filmQuery(entity, record.id), [entity, record.id])
  const { data, error, refetch } = useQuery({ ...query, enabled: record[first] !== null })
  const cache = useQueryClient()
  const onTold = useCallback(
    (watched: Watched) => {
      cache.setQueryData(query.queryKey, (before) => before && { ...before, ...watched })
    },
    [cache, query],
  )
  const onPlayed = useTellWatched(entity, record.id, onTold)
  const { onMark, onJudge, onMove, question } = useFilmCommands({ film, entity, record, commands, ask: setAsked })
  const lanes = useMemo(() => lanesOf(film, entity, record, format), [film, entity, record, format])
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const close = () => {
    setAsked(undefined)
    player.current?.focus()
  }
  return (
    <div className={styles.media} data-within={isWithin || undefined}>
      <FilmPlayer
        ref={onPlayer}
        src={addressOf(data.address)}
        title={caption(rest.length === 0 && first !== 'id' ? captionIdOf(entity, first) : 'film.title')}
        lanes={lanes}
        isLive={film.live === true}
        {...(!film.live && { watched: data, onPlayed })}
        {...(onMark && { onMark })}
        {...(onJudge && { onJudge })}
        onMove={onMove}
        under={asked && <FilmQuestion key={asked.key} {...question(asked)} onClose={close} />}
      />
    </div>
  )
}
