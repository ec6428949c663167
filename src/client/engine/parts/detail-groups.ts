import { isPicture, traitsOf } from '../../../fields/field-traits'
import { labelFields, meanings, type Entity, type Meaning } from '../../../schema/entity'
import { isBlank } from './same-value'

/** Fields that are read together: those of one meaning, or those that every record has. */
export interface DetailGroup {
  /** Its caption is `detail.<about>`. */
  readonly about: Meaning | 'record'
  readonly names: readonly string[]
}

/** What every record has: of use to those who look for a fault. */
export const standardGroup: DetailGroup = {
  about: 'record',
  names: ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'],
}

/**
 * The fields of an entity by what they are about, as its declaration says; those in no group are with its identity.
 * @param besides fields that are shown elsewhere on the page
 */
export function detailGroups(entity: Entity, besides: readonly string[] = []): DetailGroup[] {
  const { groups = {}, fields } = entity
  const named = new Set<string>(Object.values(groups).flat())
  const left = Object.keys(fields).filter((name) => !named.has(name))
  return meanings
    .map((meaning) => ({
      about: meaning,
      names: [...(groups[meaning] ?? []), ...(meaning === 'identity' ? left : [])].filter(
        (name) => !besides.includes(name),
      ),
    }))
    .filter(({ names }) => names.length > 0)
}

/** How many figures are taken in at a glance. */
const mostFigures = 6

/** What is told in a record's head, of what is filled: as declared, else the first figures that the system counts. */
export function keyFigures({ fields, head }: Entity, record: Readonly<Record<string, unknown>>): string[] {
  const counted = Object.keys(fields).filter((name) => fields[name]?.readOnly && traitsOf(fields[name]).figure)
  return (head ?? counted).filter((name) => !isBlank(record[name])).slice(0, head ? undefined : mostFigures)
}

/** What stands in a record's head, so that it need not be told again: picture, name, numbers to quote, and what matters most. */
export function toldInHead(entity: Entity, record: Readonly<Record<string, unknown>>): string[] {
  return [portraitField(entity) ?? '', ...labelFields(entity), ...identifiers(entity), ...keyFigures(entity, record)]
}

/** What a record is referred to by, besides its name: its id, and the fields that no two records share. */
export function identifiers(entity: Entity): string[] {
  const own = Object.entries(entity.fields).filter(
    ([name, field]) => field.unique && !labelFields(entity).includes(name) && !('to' in field),
  )
  return ['id', ...own.map(([name]) => name)]
}

/** The field whose picture stands for the record, where it has one. */
export function portraitField({ lead, fields }: Entity): string | undefined {
  return lead?.picture ?? Object.keys(fields).find((name) => isPicture(fields[name]))
}
