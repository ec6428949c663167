import { useState } from 'react'
import { StoredPicture } from '../../../../fields/controls/stored-picture'
import { useFileAddress } from '../../../../fields/file-links'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { Entity } from '../../../../schema/entity'
import type { Field } from '../../../../schema/field'
import type { ApiRow } from '../../parts/target'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import styles from './record-media.module.css'

interface Medium {
  readonly name: string
  readonly type: string
  readonly key: string
}

/** The stored pictures, films and sounds of a record, in the order its fields are declared. */
export function mediaOf(entity: Entity, record: Readonly<Record<string, unknown>>): Medium[] {
  return Object.entries(entity.fields).flatMap(([name, { type }]) => {
    const value = record[name]
    if (type === 'images' && Array.isArray(value))
      return (value as unknown[]).flatMap((key) => (typeof key === 'string' ? [{ name, type: 'image', key }] : []))
    const isMedium = type === 'image' || type === 'video' || type === 'audio'
    return isMedium && typeof value === 'string' && value !== '' ? [{ name, type, key: value }] : []
  })
}

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
      {shown.type === 'image' && <img className={styles.large} src={address} alt={titleOf(shown)} />}
      {shown.type === 'video' && (
        <video
          key={shown.key}
          className={styles.large}
          src={address}
          controls
          preload="metadata"
          title={titleOf(shown)}
        />
      )}
      {shown.type === 'audio' && <audio key={shown.key} src={address} controls title={titleOf(shown)} />}
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
              {medium.type === 'image' ? (
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
