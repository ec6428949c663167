import { isPicture, traitsOf } from '../../../fields/field-traits'
import type { Traits } from '../../../fields/traits'
import { labelFields, type Entity } from '../../../schema/entity'
import type { PageInfo } from '../../../schema/registry'
import { isBlank } from './same-value'

/** Fields that are read together; the caption is `captionId`. */
export interface DetailGroup {
  readonly captionId: string
  readonly names: readonly string[]
  /** Long values: each takes a line of its own. */
  readonly isWide?: true
}

const standard = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']

/**
 * The fields of an entity in groups: as the list behind the page arranges its form, then what is left by what it is: facts,
 * figures, times, pictures and files, long texts, and what every record has.
 */
export function detailGroups(entity: Entity, list: PageInfo | undefined): DetailGroup[] {
  const declared = list && 'fieldsets' in list.page ? Object.entries(list.page.fieldsets ?? {}) : []
  const groups: DetailGroup[] = declared.map(([key, names]) => ({
    captionId: `${list?.id}.${key}`,
    names: names.map(String),
  }))
  const taken = new Set(groups.flatMap(({ names }) => names))
  // Its picture is in the head.
  const left = Object.keys(entity.fields).filter((name) => !taken.has(name) && name !== portraitField(entity))
  const of = (isMeant: (traits: Traits) => boolean) => left.filter((name) => isMeant(traitsOf(entity.fields[name]!)))
  const figures = of(({ figure }) => figure !== undefined)
  const times = of(({ time }) => time !== undefined)
  const media = of((traits) => traits.media !== undefined)
  const long = of(({ isLong }) => isLong)
  const special = new Set([...figures, ...times, ...media, ...long])
  const rest: DetailGroup[] = [
    { captionId: 'detail.facts', names: left.filter((name) => !special.has(name)) },
    { captionId: 'detail.figures', names: figures },
    { captionId: 'detail.times', names: times },
    { captionId: 'detail.media', names: media, isWide: true },
    { captionId: 'detail.texts', names: long, isWide: true },
    { captionId: 'detail.record', names: standard },
  ]
  return [...groups, ...rest].filter(({ names }) => names.length > 0)
}

/** The figures worth seeing first: the first filled numbers that the system counts. */
export function keyFigures(entity: Entity, record: Readonly<Record<string, unknown>>, most: number): string[] {
  return Object.entries(entity.fields)
    .filter(([name, field]) => field.readOnly && traitsOf(field).figure && !isBlank(record[name]))
    .map(([name]) => name)
    .slice(0, most)
}

/** What a record is referred to by, besides its name: its id, and the fields that no two records share. */
export function identifiers(entity: Entity): string[] {
  const own = Object.entries(entity.fields).filter(
    ([name, field]) => field.unique && !labelFields(entity).includes(name) && !('to' in field),
  )
  return ['id', ...own.map(([name]) => name)]
}

/** The field whose picture stands for the record, where it has one. */
export function portraitField(entity: Entity): string | undefined {
  return Object.keys(entity.fields).find((name) => isPicture(entity.fields[name]))
}
