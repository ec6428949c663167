import { useMemo, useState } from 'react'
import { StoredPicture } from '../../../fields/controls/stored-picture'
import { useFileAddress } from '../../../fields/file-links'
import { captionIdOf } from '../../../fields/standard-fields'
import type { Entity } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import { useCaption } from '../../base/i18n/use-caption'
import { useFormat } from '../../base/format/use-format'
import { graphsOf } from './film-graphs'
import { FilmPlayer } from './film-player'
import type { Medium } from './media-of'
import styles from './record-media.module.css'

interface RecordMediaProps {
  readonly entity: Entity
  /** Whose they are: what was counted while a film was made. */
  readonly record: Readonly<Record<string, unknown>>
  /** Of one record, in the order they are shown. */
  readonly media: readonly Medium[]
  /** Whether what stands around it has its own margins. */
  readonly isWithin?: boolean
}

/** What there is to see and hear of a record, large: one at a time, the others as small choices beneath. */
export function RecordMedia({ entity, record, media, isWithin = false }: RecordMediaProps) {
  const caption = useCaption()
  const format = useFormat()
  const [chosen, setChosen] = useState(0)
  const shown = media[Math.min(chosen, media.length - 1)]
  const fieldOf = (medium: Medium | undefined): Pick<Field, 'secret'> => entity.fields[medium?.name ?? ''] ?? {}
  const address = useFileAddress(fieldOf(shown), shown?.key ?? null, format)
  const graphs = useMemo(
    () => (shown ? graphsOf(entity, shown.name, record, format) : []),
    [entity, shown, record, format],
  )
  if (!shown) return null
  const titleOf = ({ name }: Medium) => caption(captionIdOf(entity, name))
  return (
    <div className={styles.media} data-within={isWithin || undefined}>
      {shown.kind === 'picture' && <img className={styles.large} src={address} alt={titleOf(shown)} />}
      {shown.kind !== 'picture' && (
        <FilmPlayer
          key={shown.key}
          src={address}
          title={titleOf(shown)}
          isSound={shown.kind === 'sound'}
          graphs={graphs}
        />
      )}
      {media.length > 1 && (
        <div className={styles.strip}>
          {media.map((medium, index) => (
            <button
              key={medium.key}
              type="button"
              className={styles.small}
              aria-pressed={medium === shown}
              aria-label={`${titleOf(medium)} ${index + 1}`}
              onClick={() => setChosen(index)}
            >
              {medium.kind === 'picture' ? (
                <StoredPicture field={fieldOf(medium)} fileKey={medium.key} context={format} alt="" lazy />
              ) : (
                titleOf(medium)
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
