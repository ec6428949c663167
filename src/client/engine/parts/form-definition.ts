import { apiBase, type Entity } from '../../../schema/entity'
import { fixedValues, heldNames } from '../../../fields/fixed-filters'
import { isListing, type Call, type Calls } from '../../../schema/page'
import { pagesOf, type PageInfo } from '../../../schema/registry'
import { fillRoute, leadsTo, opensAlone } from '../../../schema/route'
import { heldBy, isHeld, valueWithin } from '../declared/scope-from-url'
import { directory } from '../declared/directory'
import { registry } from '../declared/registry'
import type { Values } from '../kinds/form/merge'

/** Fields that belong together, under the caption `<page id>.<key>`; a lone group has no caption. */
export interface FieldGroup {
  readonly key: string
  readonly names: readonly string[]
}

/** The groups of a page's form: as declared, else one of every field that may be written; not those its list is limited to. */
export function formGroups(info: PageInfo, entity: Entity): FieldGroup[] {
  const { page } = info
  const held = heldOf(info, entity)
  const shown = (names: readonly string[]) => names.filter((name) => !held.includes(name))
  const declared = 'fieldsets' in page ? Object.entries(page.fieldsets ?? {}) : []
  const groups = declared.map(([key, names]) => ({ key, names: shown(names.map(String)) }))
  const [first, ...others] = groups
  if (first) return [{ ...first, names: [...askedInstead(info, entity, groups), ...first.names] }, ...others]
  return [{ key: '', names: shown(Object.keys(entity.fields)).filter((name) => !entity.fields[name]?.readOnly) }]
}

/** The fields that nobody is asked for: what a list is limited to, by its declaration or by its address. */
function heldOf(info: PageInfo, entity: Entity): readonly string[] {
  return isListing(info.page) && info.page.entity === entity ? heldNames(info.page, isHeld(info)) : []
}

/** What a list could be limited to by its address and is not: its new records are asked for it, in whatever group. */
function askedInstead(info: PageInfo, entity: Entity, groups: readonly FieldGroup[]): readonly string[] {
  const held = isListing(info.page) && info.page.entity === entity && !isHeld(info) ? heldBy(info)?.within : undefined
  return held === undefined || groups.some(({ names }) => names.includes(held)) ? [] : [held]
}

/** The fields that a new record of a page gets without being asked for, with their values: those its list is limited to. */
export function heldFields(info: PageInfo, entity: Entity): Values {
  if (info.page.entity !== entity) return {}
  const held = { ...(isListing(info.page) && fixedValues(info.page)), ...valueWithin(info) }
  return Object.fromEntries(Object.entries(held).filter(([name]) => !entity.fields[name]?.readOnly))
}

/** The names of the groups that may be written, in order. */
export function writableNames(groups: readonly FieldGroup[], entity: Entity): string[] {
  return groups.flatMap(({ names }) => names.filter((name) => entity.fields[name] && !entity.fields[name].readOnly))
}

/** The call that saves a record of an entity: as the page says it, as another page of the entity does, else the derived one. */
export function saveCall(info: PageInfo, entity: Entity, isNew: boolean): Call {
  const order = isNew ? (['create', 'save', 'edit'] as const) : (['edit', 'save', 'create'] as const)
  for (const name of order) {
    const found = callsOf(info, entity).find((calls) => calls[name])?.[name]
    if (found) return found
  }
  return `POST ${apiBase(entity) as `/${string}`}/save`
}

/** Whether a call of an entity covers the console until it is answered, as one of its pages says. */
export function isLoadingCall(info: PageInfo, entity: Entity, call: Call): boolean {
  return [info, ...pagesOf(registry, entity)].some(
    ({ page }) => 'loading' in page && page.loading?.some((name) => page.calls?.[name] === call),
  )
}

/** The call that reads a record of an entity in full. */
export function detailCall(info: PageInfo, entity: Entity): Call {
  return callsOf(info, entity).find((calls) => calls.detail)?.detail ?? `GET ${apiBase(entity) as `/${string}`}/detail`
}

/**
 * The address of the list behind a page, limited to what the page on screen is limited to; undefined where the page does not tell.
 * @param params those of the page's own address
 */
export function listAddress(
  list: PageInfo,
  info: PageInfo,
  params: Readonly<Record<string, string>>,
): string | undefined {
  const value = valueWithin(info)[heldBy(list)?.within ?? '']
  const told = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  const address = fillRoute(list.path, (name) => params[name] ?? told)
  return opensAlone(address) ? address : undefined
}

/** The list that leads to a form or detail page, by what it says it opens. */
export function listBehind(info: PageInfo): PageInfo | undefined {
  return [...registry.pages.values()].find(({ page }) => {
    const opens = 'opens' in page ? Object.values(page.opens ?? {}) : []
    return opens.some((url) => leadsTo(url, info.path))
  })
}

function callsOf(info: PageInfo, entity: Entity): Calls[] {
  const { page } = info
  const own = page.entity === entity && 'calls' in page ? page.calls : undefined
  return [own, directory.entities[entity.name]?.calls].filter((calls) => calls !== undefined)
}
