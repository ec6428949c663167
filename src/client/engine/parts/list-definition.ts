import { traitsOf } from '../../../fields/field-traits'
import { fieldOf } from '../../../fields/standard-fields'
import { readsOf as fieldsReadBy } from '../../../schema/command'
import type { Entity } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import type { ListingPage, Page, Tab } from '../../../schema/page'
import { captionIdOf, titleIdOf } from '../../../fields/standard-fields'
import { registry } from '../declared/registry'
import { caption } from '../../base/i18n/i18n'
import type { FieldFinder } from '../plain/plain-source'

/** A list as declared: a page's main one, or a tab's. */
export type DeclaredList = Extract<Page, { readonly columns: readonly string[] }> | Tab

/** The moments by which and since when the records of a list wait, where it is a queue that says so. */
export function queueOf(list: DeclaredList): NonNullable<ListingPage['queue']> {
  return ('queue' in list && list.queue) || {}
}

/** The field at the end of a path, with the caption ids of its codes and of its name; undefined where there is none. */
export function fieldAtPath(
  entity: Entity,
  path: string,
): { field: Field; captionId: string; titleId: string; owner: Entity } | undefined {
  const [first = '', ...rest] = path.split('.')
  const field = fieldOf(entity, first)
  if (!field) return undefined
  if (rest.length === 0)
    return { field, captionId: captionIdOf(entity, first), titleId: titleIdOf(entity, first), owner: entity }
  const target = 'to' in field ? registry.entities.get(String(field.to)) : undefined
  return target && fieldAtPath(target, rest.join('.'))
}

/** Finds an entity's fields, and what they are called. */
export function finderOf(entity: Entity): FieldFinder {
  return {
    fieldAt: (path) => fieldAtPath(entity, path)?.field,
    titleOf: (path) => caption(fieldAtPath(entity, path)?.titleId ?? path),
  }
}

/** Whether a list is limited there to what it declares or its address tells: no filter is offered. */
export function isHeld(list: DeclaredList, path: string): boolean {
  return path === list.within || Object.hasOwn(list.fixed ?? {}, path)
}

/** Whether a list can be filtered by a path. */
export function isFilterable(list: DeclaredList, path: string): boolean {
  const found = fieldAtPath(list.entity, path)
  return found !== undefined && !isHeld(list, path) && traitsOf(found.field).isFilterable
}

/** Every filter path a list offers: those that are open, then those under "more", then its other columns. */
export function offeredFilters(list: DeclaredList): {
  readonly open: readonly string[]
  readonly more: readonly string[]
} {
  const open = (list.filters ?? []).filter((path) => !isHeld(list, path))
  const more = [...(list.moreFilters ?? []), ...list.columns, ...(list.moreColumns ?? [])]
  return { open, more: [...new Set(more)].filter((path) => !open.includes(path) && !isHeld(list, path)) }
}

/** The fields that commands on the list's entity look at before they run; every window fetches them. */
export function readsOf(entity: Entity): string[] {
  const reads = [...registry.commands.values()]
    .filter(({ command }) => command.entity === entity)
    .flatMap(({ command }) => fieldsReadBy(command))
  return [...new Set(reads)]
}
