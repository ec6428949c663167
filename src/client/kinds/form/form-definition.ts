import { apiBase, type Entity } from '../../../schema/entity'
import { fixedValues, heldNames } from '../../../fields/held-values'
import { isListing, type Call, type Page } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { valueWithin } from '../../commands/held-by-address'
import { directory } from '../../console/directory'
import { registry } from '../../declarations'
import type { Values } from './merge'

/** Fields that belong together, under the caption `<page id>.<key>`; a lone group has no caption. */
export interface FieldGroup {
  readonly key: string
  readonly names: readonly string[]
}

/** The groups of a page's form: as declared, else one of every field that may be written; not those its list is held to. */
export function formGroups(page: Page, entity: Entity): FieldGroup[] {
  const held = isListing(page) && page.entity === entity ? heldNames(page) : []
  const shown = (names: readonly string[]) => names.filter((name) => !held.includes(name))
  const declared = 'fieldsets' in page ? Object.entries(page.fieldsets ?? {}) : []
  if (declared.length > 0) return declared.map(([key, names]) => ({ key, names: shown(names.map(String)) }))
  return [{ key: '', names: shown(Object.keys(entity.fields)).filter((name) => !entity.fields[name]?.readOnly) }]
}

/** The fields that a new record of a page gets without being asked for, with their values: those its list is held to. */
export function heldFields(info: PageInfo, entity: Entity): Values {
  if (!isListing(info.page) || info.page.entity !== entity) return {}
  const held = { ...fixedValues(info.page), ...valueWithin(info) }
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

/** The call that reads a record of an entity in full. */
export function detailCall(info: PageInfo, entity: Entity): Call {
  return callsOf(info, entity).find((calls) => calls.detail)?.detail ?? `GET ${apiBase(entity) as `/${string}`}/detail`
}

/** The list that leads to a form or detail page, by what it says it opens. */
export function listBehind(info: PageInfo): PageInfo | undefined {
  return [...registry.pages.values()].find(({ page }) => {
    const opens = 'opens' in page ? Object.values(page.opens ?? {}) : []
    return opens.some((url) => url.split('?')[0] === info.path)
  })
}

function callsOf(info: PageInfo, entity: Entity): Readonly<Record<string, Call>>[] {
  const { page } = info
  const own = page.entity === entity && 'calls' in page ? page.calls : undefined
  return [own, directory.entities[entity.name]?.calls].filter((calls) => calls !== undefined)
}
