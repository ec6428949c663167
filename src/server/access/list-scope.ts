import type { Filter } from '../../fields/filter'
import { fixedFilters } from '../../fields/fixed-filters'
import { withCurrencies } from '../../fields/money/currency-beside'
import { labelFields, type Entity } from '../../schema/entity'
import { leadPaths } from '../../schema/lead'
import { viewersTitles } from '../../fields/viewers-title'
import { firstSort, orderedWithin } from '../../schema/ordered-within'
import type { Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'
import { holds, type Account } from './account'
import { notPermitted } from '../base/errors'
import { codeOf, listsOf, readByCommands, type ShownList } from './shown-lists'

/** What an account may read and ask of an entity's list. */
export interface ListScope {
  /** Column paths it may read. */
  readonly columns: ReadonlySet<string>
  /** Paths it may filter on. */
  readonly filters: ReadonlySet<string>
  /** Fields it may sort by: only what lists show has an index. */
  readonly sorts: ReadonlySet<string>
  /** Filters that always hold, of each list that is meant: its rows are those of any of them. */
  readonly fixed: readonly Readonly<Record<string, Filter>>[]
  /** How its rows are sorted where nobody asks for something else: by one field, or by several with commas between. */
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
  const filters = new Set(['id', 'state'])
  const listed = new Set(['id', ...open.flatMap(({ list }) => listedIn(list))])
  for (const { list } of open) {
    for (const path of [...(list.filters ?? []), ...(list.moreFilters ?? []), ...Object.keys(list.fixed ?? {})])
      filters.add(path)
    if ('by' in list) filters.add(list.by)
    if (list.within) filters.add(list.within)
  }
  const columns = new Set([
    ...columnsIn(
      registry,
      entity,
      open.map(({ list }) => list),
    ),
    ...readByCommands(registry, entity),
  ])
  const sorts = new Set([...listed].filter((path) => storageOf(entity).byField.get(path)?.kind.sorts))
  return {
    columns,
    filters,
    sorts,
    fixed: open.map(({ list }) => fixedFilters(list)),
    defaultSort: firstSort(first.list),
  }
}

const standard = ['id', 'version', 'state', 'createdAt', 'updatedAt']

/** The paths that lists show of a record, with what names it, what is drawn beside its name, its currencies, and what leads to its page. */
export function columnsIn(registry: Registry, entity: Entity, lists: readonly ShownList['list'][]): Set<string> {
  const beside = lists.flatMap((list) => [
    ...leadPaths(registry.entities, list),
    ...viewersTitles(registry.entities, list),
  ])
  const columns = new Set([...standard, ...labelFields(entity), ...lists.flatMap(listedIn), ...beside])
  for (const path of lists.flatMap(addressed)) if (path in entity.fields) columns.add(path)
  return new Set(withCurrencies(entity, columns))
}

function listedIn({ columns, moreColumns = [] }: ShownList['list']): readonly string[] {
  return [...columns, ...moreColumns]
}

/** What a list's rows are distinguished by in addresses: what it is limited to, what its order is of, the names in that of a row's page. */
function addressed(list: ShownList['list']): string[] {
  const row = ('opens' in list && list.opens?.row) || ''
  return [
    ...(list.within ? [list.within] : []),
    ...orderedWithin(list),
    ...[...row.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []),
  ]
}
