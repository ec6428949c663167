import { useState } from 'react'
import { StoredPicture } from '../../../../fields/controls/stored-picture'
import { useFileAddress } from '../../../../fields/file-links'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { Entity } from '../../../../schema/entity'
import type { Field } from '../../../../schema/field'
import type { ApiRow } from '../../parts/target'
import { FilmPlayer } from '../../film/film-player'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { mediaOf, type Medium } from './media-of'
import styles from './record-media.module.css'

/** What there is to see and hear of a record, large: one at a time, the others as small pictures beneath. */
export function RecordMedia({ entity, record }: { readonly entity: Entity; readonly record: ApiRow }) {
  const caption = useCaption()
  const format = useFormat()
  const media = mediaOf(entity, record)
  const [chosen, setChosen] = useState(0)
  const shown = media[Math.min(chosen, media.length - 1)]
  const fieldOf = (medium: Medium | undefined): Pick<Field, 'secret'> => entity.fields[medium?.name ?? ''] ?? {}
  const address = useFileAddress(fieldOf(shown), shown?.key ?? null, format)
  if (!shown) return null
  const titleOf = ({ name }: Medium) => caption(captionIdOf(entity, name))
  return (
    <div className={styles.media}>
      {shown.kind === 'picture' && <img className={styles.large} src={address} alt={titleOf(shown)} />}
      {shown.kind === 'film' && <FilmPlayer key={shown.key} src={address} title={titleOf(shown)} />}
      {shown.kind === 'sound' && <audio key={shown.key} src={address} controls title={titleOf(shown)} />}
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
