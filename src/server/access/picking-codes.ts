import { standardFields } from '../../fields/standard-fields'
import { picksFrom } from '../../fields/field-traits'
import type { Entity } from '../../schema/entity'
import type { Fields } from '../../schema/field'
import { isListing, type Tab } from '../../schema/page'
import type { Registry } from '../../schema/registry'
import { codeOf } from './shown-lists'

const pickers = new WeakMap<Registry, ReadonlyMap<string, ReadonlySet<string>>>()

/** The codes of the pages and commands that let people choose a record of an entity in a field of theirs. */
export function codesThatPick(registry: Registry, entity: Entity): ReadonlySet<string> {
  let byEntity = pickers.get(registry)
  if (!byEntity) pickers.set(registry, (byEntity = findPickers(registry)))
  return byEntity.get(entity.name) ?? new Set()
}

/** The codes that pick, by the entity that is picked from: one walk for all, as there are hundreds of them. */
function findPickers(registry: Registry): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const add = (names: Iterable<string>, code: string) => {
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(code))
  }
  for (const info of registry.pages.values()) {
    const { page } = info
    if (page.entity) add(pickedIn(page.entity.fields), codeOf(info))
    for (const tab of 'related' in page ? (page.related ?? []) : []) add(pickedIn(askedIn(tab)), codeOf(info))
    // Every list filters by who made and changed its records.
    if (isListing(page)) add(pickedIn(standardFields), codeOf(info))
  }
  for (const info of registry.commands.values()) add(pickedIn(info.command.asks ?? {}), info.permission)
  return found
}

/** The fields that a tab lets people fill in or filter by: all of them where its records are written, else what its list shows. */
function askedIn({
  entity: { fields },
  verbs = [],
  columns,
  moreColumns = [],
  filters = [],
  moreFilters = [],
}: Tab): Fields {
  if (verbs.some((verb) => verb === 'create' || verb === 'edit' || verb === 'copy')) return fields
  const shown = new Set([...columns, ...moreColumns, ...filters, ...moreFilters].map((path) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => shown.has(name)))
}

/** The entities that fields refer to, those inside of objects and lists of objects too. */
function pickedIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) =>
    'fields' in field ? pickedIn(field.fields as Fields) : picksFrom(field),
  )
}
