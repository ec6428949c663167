import { sql, type Expression, type SqlBool } from 'kysely'
import type { Filter } from '../../fields/filter'
import { fixedFilters } from '../../fields/held-values'
import { labelFields, type Entity } from '../../schema/entity'
import { isListing, type Page, type Tab } from '../../schema/page'
import { readsOf } from '../../schema/command'
import type { PageInfo, Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'
import { holds, type Account } from '../pipeline/account'
import { badField, notPermitted } from '../pipeline/errors'
import { seesSecret } from './mask'

/** One list that a page shows: its main one, or a tab's. */
export interface ShownList {
  readonly info: PageInfo
  readonly list: Extract<Page, { columns: unknown }> | Tab
}

/** What is declared around an entity's records. */
interface Declared {
  readonly lists: readonly ShownList[]
  /** The fields that commands on its records read. */
  readonly reads: readonly string[]
}

const declared = new WeakMap<Registry, ReadonlyMap<Entity, Declared>>()
const nothing: Declared = { lists: [], reads: [] }

/** Every list of an entity that some page shows. */
export function listsOf(registry: Registry, entity: Entity): readonly ShownList[] {
  return declaredFor(registry, entity).lists
}

/** Looks through thousands of declarations once, not with each call. */
function declaredFor(registry: Registry, entity: Entity): Declared {
  const known = declared.get(registry) ?? gather(registry)
  declared.set(registry, known)
  return known.get(entity) ?? nothing
}

function gather(registry: Registry): ReadonlyMap<Entity, Declared> {
  const found = new Map<Entity, { lists: ShownList[]; reads: string[] }>()
  const of = (entity: Entity) => {
    const known = found.get(entity) ?? { lists: [], reads: [] }
    found.set(entity, known)
    return known
  }
  for (const info of registry.pages.values()) {
    const { page } = info
    const tabs = 'tabs' in page ? (page.tabs ?? []) : []
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

/** What an account may see and ask of an entity's list. */
export interface ListScope {
  /** Column paths it may read. */
  readonly columns: ReadonlySet<string>
  /** Paths it may filter on. */
  readonly filters: ReadonlySet<string>
  /** Fields it may sort by: only what lists show bears an index. */
  readonly sorts: ReadonlySet<string>
  /** Filters that always hold, of each list that is meant: its rows are those of any of them. */
  readonly fixed: readonly Readonly<Record<string, Filter>>[]
  readonly defaultSort: string
}

/**
 * What an account may see of an entity's lists: on one page where it is named, else on all pages it may open.
 * @throws A0301 when it may open none
 */
export function listScope(registry: Registry, entity: Entity, account: Account, pageId?: string): ListScope {
  const shown = listsOf(registry, entity)
  const open = shown.filter(({ info }) => (pageId === undefined || info.id === pageId) && holds(account, codeOf(info)))
  const first = open[0]
  if (!first) throw notPermitted(shown[0] ? codeOf(shown[0].info) : entity.name)
  const columns = new Set(['id', 'version', 'state', 'createdAt', 'updatedAt', ...labelFields(entity)])
  const filters = new Set(['id', 'state'])
  const listed = new Set(['id', ...open.flatMap(({ list }) => [...list.columns, ...(list.moreColumns ?? [])])])
  for (const path of listed) columns.add(path)
  for (const path of open.flatMap(({ list }) => addressed(list))) if (path in entity.fields) columns.add(path)
  for (const { list } of open) {
    for (const path of [...(list.filters ?? []), ...(list.moreFilters ?? []), ...Object.keys(list.fixed ?? {})])
      filters.add(path)
    if ('by' in list) filters.add(list.by)
    if (list.within) filters.add(list.within)
  }
  for (const path of declaredFor(registry, entity).reads) columns.add(path)
  const sorts = new Set([...listed].filter((path) => storageOf(entity).byField.get(path)?.kind.sorts))
  return {
    columns,
    filters,
    sorts,
    fixed: open.map(({ list }) => fixedFilters(list)),
    defaultSort: first.list.sort ?? '-id',
  }
}

/** What a list's rows are told apart by in addresses: the reference it is held to, and the names in that of a row's page. */
function addressed(list: ShownList['list']): string[] {
  const row = ('opens' in list && list.opens?.row) || ''
  return [...(list.within ? [list.within] : []), ...[...row.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])]
}

/** Refuses a secret field in any filter but an exact one, and in any sort: order and patterns would give it away. */
export function guardSecret(
  registry: Registry,
  entity: Entity,
  account: Account,
  path: string,
  use: 'sort' | 'pattern',
): void {
  const [first = '', ...rest] = path.split('.')
  const field = entity.fields[first]
  const target = field && 'to' in field && rest.length > 0 ? registry.entities.get(String(field.to)) : undefined
  if (target) return guardSecret(registry, target, account, rest.join('.'), use)
  if (field?.secret && !seesSecret(account, field.secret))
    throw badField(path, use === 'sort' ? 'error.secretSort' : 'error.secretPattern')
}

/** Whether an account sees all records of an entity, or only those it made and those shared with it. */
function seesAll({ ownUnless, sharedBy }: Entity, account: Account): boolean {
  if (account.isSuper) return true
  return ownUnless === undefined ? sharedBy === undefined : holds(account, ownUnless)
}

/** Whether an account may see a stored record. */
export function maySee(entity: Entity, account: Account, stored: Readonly<Record<string, unknown>>): boolean {
  const shared = sharedColumn(entity)
  const isShared = shared !== undefined && holds(account, String(stored[shared]))
  return stored.created_by === account.id || isShared || seesAll(entity, account)
}

function sharedColumn(entity: Entity): string | undefined {
  return entity.sharedBy === undefined ? undefined : storageOf(entity).byField.get(entity.sharedBy)?.column
}

/** What keeps others' records out of a list, where they are none of the account's business. */
export function ownConditions(entity: Entity, account: Account): Expression<SqlBool>[] {
  if (seesAll(entity, account)) return []
  const { table } = storageOf(entity)
  const shared = sharedColumn(entity)
  const isOwn = sql<SqlBool>`${sql.ref(`${table}.created_by`)} = ${account.id}`
  if (shared === undefined) return [isOwn]
  return [sql<SqlBool>`(${isOwn} or ${sql.ref(`${table}.${shared}`)} = any(${['', ...account.codes]}))`]
}
