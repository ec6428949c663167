import { useState } from 'react'
import type { Entity } from '../../../schema/entity'
import type { ApiRow } from '../../commands/target'
import { useCaption } from '../../i18n/use-caption'
import { captionIdOf } from '../../../fields/standard-fields'
import { useFormat } from '../use-format'
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
  const { fileAddress } = useFormat()
  const media = mediaOf(entity, record)
  const [chosen, setChosen] = useState(0)
  const shown = media[Math.min(chosen, media.length - 1)]
  if (!shown || !fileAddress) return null
  const titleOf = ({ name }: Medium) => caption(captionIdOf(entity, name))
  const address = fileAddress(shown.key)
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
              {medium.type === 'image' ? <img src={fileAddress(medium.key)} alt="" loading="lazy" /> : titleOf(medium)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
