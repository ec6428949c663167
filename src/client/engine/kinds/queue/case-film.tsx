import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { Entity } from '../../../../schema/entity'
import type { Film } from '../../../../schema/film'
import { addressOf } from '../../../base/api/api'
import { FailureState } from '../../../base/api/failure-state'
import { readFilm } from '../../../base/api/records'
import { useFormat } from '../../../base/format/use-format'
import { useCaption } from '../../../base/i18n/use-caption'
import { FilmPlayer } from '../../film/film-player'
import type { ApiRow } from '../../parts/target'
import { lanesOf } from './lanes-of'
import styles from './record-media.module.css'

interface CaseFilmProps {
  readonly film: Film
  readonly entity: Entity
  /** The case, in full. */
  readonly record: ApiRow
}

/** The film of a case, with what lies on it; nothing where it has none. */
export function CaseFilm({ film, entity, record }: CaseFilmProps) {
  const caption = useCaption()
  const format = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: ['film', entity.name, record.id],
    queryFn: () => readFilm(entity, record.id, { quiet: true }),
    enabled: record[film.through] !== null,
    // The link lasts for hours, and another one would begin the film anew.
    staleTime: Infinity,
  })
  const lanes = useMemo(() => lanesOf(film, entity, record, format), [film, entity, record, format])
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <div className={styles.media}>
      <FilmPlayer src={addressOf(data.address)} title={caption(captionIdOf(entity, film.through))} lanes={lanes} />
    </div>
  )
}
