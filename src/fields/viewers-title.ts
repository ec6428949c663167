import { labelFields, type Entity } from '../schema/entity'
import type { Registry } from '../schema/registry'
import { isReference, isTranslated, refersTo } from './field-traits'

/**
 * What viewers read of the record that a column names, where its own name is one that staff typed in one language: a plate is
 * called `Home banner, Gulf`, and viewers read Highlights, each in their language.
 * @param path of a reference, or of the name of what it refers to
 * @returns the path of that title; undefined where a column is no name of another record, or its name is in all languages
 */
export function viewersTitle(entities: Registry['entities'], entity: Entity, path: string): string | undefined {
  const through: string[] = []
  let of = entity
  let rest: readonly string[] = path.split('.')
  for (let target = targetOf(entities, of, rest[0]); target; target = targetOf(entities, of, rest[0])) {
    through.push(rest[0]!)
    of = target
    rest = rest.slice(1)
  }
  const [label, ...others] = labelFields(of)
  const isName = through.length > 0 && others.length === 0 && rest.every((name) => name === label)
  const also = of.lead?.also
  if (!isName || label === undefined || also === undefined) return undefined
  return isTranslated(of.fields[also]) && !isTranslated(of.fields[label]) ? [...through, also].join('.') : undefined
}

/** The titles that a list reads for those of its columns that name other records, as far as they are no columns of their own. */
export function viewersTitles(
  entities: Registry['entities'],
  {
    entity,
    columns,
    moreColumns = [],
  }: { entity: Entity; columns: readonly string[]; moreColumns?: readonly string[] },
): string[] {
  const titles = [...columns, ...moreColumns].flatMap((path) => viewersTitle(entities, entity, path) ?? [])
  return [...new Set(titles)].filter((path) => !columns.includes(path))
}

function targetOf(entities: Registry['entities'], entity: Entity, name: string | undefined): Entity | undefined {
  const field = name === undefined ? undefined : entity.fields[name]
  return field && isReference(field) ? entities.get(refersTo(field) ?? '') : undefined
}
