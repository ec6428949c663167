import { traitsOf } from '../../../fields/field-traits'
import { isMasked } from '../../../fields/masked'
import type { Entity } from '../../../schema/entity'
import { filmGraphs } from '../../../schema/film-graphs'

/** A stored file that can be looked at or listened to, and the field that names it. */
export interface Medium {
  readonly name: string
  readonly kind: 'picture' | 'film' | 'sound'
  readonly key: string
}

/**
 * The stored pictures, films and sounds of a record, in the order its fields are declared. A masked one is no file: its
 * mask stands among the record's fields.
 */
export function mediaOf(entity: Entity, record: Readonly<Record<string, unknown>>): Medium[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const kind = traitsOf(field).media
    if (kind === undefined || kind === 'file') return []
    const keys = [record[name]].flat().filter((key) => typeof key === 'string' && key !== '' && !isMasked(key))
    return keys.map((key) => ({ name, kind, key }))
  })
}

/** The fields of a record that are seen where its media are: these, and what is drawn over them. */
export function namesOf(entity: Entity, media: readonly Medium[]): string[] {
  return media.flatMap(({ name }) => [name, filmGraphs(entity.fields[name])?.rows ?? name])
}

/** The films and sounds of a record that everyone who reads it may play: what a field keeps secret is shown where it is revealed. */
export function playedOf(entity: Entity, record: Readonly<Record<string, unknown>>): Medium[] {
  return mediaOf(entity, record).filter(({ name, kind }) => kind !== 'picture' && !entity.fields[name]?.secret)
}
