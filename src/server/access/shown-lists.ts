import type { Filter } from '../../fields/filter'
import { fixedFilters } from '../../fields/fixed-filters'
import { readsOf } from '../../schema/command'
import type { Entity } from '../../schema/entity'
import { isListing, type Page, type Tab } from '../../schema/page'
import type { PageInfo, Registry } from '../../schema/registry'

/** One list that a page shows: its main one, or a tab's. */
export interface ShownList {
  readonly info: PageInfo
  readonly list: Extract<Page, { columns: unknown }> | Tab
}

/** A way to an entity's records: a page that is about them, or a list of them on some page. */
export interface Door {
  readonly info: PageInfo
  /** The list; undefined where the page is about one record, which may be any of them. */
  readonly list?: ShownList['list']
  /** Whether the page is about the entity, so that whoever opens it reads the whole of a record. */
  readonly isMain: boolean
}

/** What the records behind a door have in common, as filters by path; nothing where it shows all of them. */
export function fixedBehind({ list }: Door): Readonly<Record<string, Filter>> {
  return list ? fixedFilters(list) : {}
}

/** What is declared around an entity's records. */
interface Declared {
  readonly lists: ShownList[]
  readonly doors: Door[]
  /** The fields that commands on its records read. */
  readonly reads: string[]
}

const declared = new WeakMap<Registry, ReadonlyMap<Entity, Declared>>()
const nothing: Declared = { lists: [], doors: [], reads: [] }

/** Every list of an entity that some page shows. */
export function listsOf(registry: Registry, entity: Entity): readonly ShownList[] {
  return declaredFor(registry, entity).lists
}

/** Every way to an entity's records. */
export function doorsTo(registry: Registry, entity: Entity): readonly Door[] {
  return declaredFor(registry, entity).doors
}

/** The fields of an entity that commands on its records read. */
export function readByCommands(registry: Registry, entity: Entity): readonly string[] {
  return declaredFor(registry, entity).reads
}

/** Looks through thousands of declarations once, not with each call. */
function declaredFor(registry: Registry, entity: Entity): Declared {
  const known = declared.get(registry) ?? gather(registry)
  declared.set(registry, known)
  return known.get(entity) ?? nothing
}

function gather(registry: Registry): ReadonlyMap<Entity, Declared> {
  const found = new Map<Entity, Declared>()
  const of = (entity: Entity) => {
    const known = found.get(entity) ?? { lists: [], doors: [], reads: [] }
    found.set(entity, known)
    return known
  }
  for (const info of registry.pages.values()) {
    const { page } = info
    if (page.entity) {
      const list = isListing(page) ? { list: page } : {}
      of(page.entity).doors.push({ info, isMain: true, ...list })
    }
    const tabs = 'related' in page ? (page.related ?? []) : []
    for (const tab of tabs) of(tab.entity).doors.push({ info, isMain: false, list: tab })
    for (const list of [...(isListing(page) ? [page] : []), ...tabs]) of(list.entity).lists.push({ info, list })
  }
  for (const { command } of registry.commands.values())
    if (command.entity) of(command.entity).reads.push(...readsOf(command))
  return found
}

/** The code that opens a page; empty for pages open to every signed-in account. */
export function codeOf({ page, permission }: PageInfo): string {
  return page.access === 'signedIn' ? '' : permission
}
