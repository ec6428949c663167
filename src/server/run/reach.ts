import { sql, type Expression, type SqlBool } from 'kysely'
import { fixedFilters } from '../../fields/held-values'
import type { Entity } from '../../schema/entity'
import { isListing } from '../../schema/page'
import type { CommandInfo, PageInfo, Registry } from '../../schema/registry'
import { filterConditions } from '../operations/filter-sql'
import { ownConditions } from '../operations/visibility'
import { holds } from '../pipeline/account'
import type { Context } from '../pipeline/operation'

/**
 * Which records an account may reach by a command, for `where`: those that are its business, on the pages that offer the command to it.
 * The one place that says so, for calls, dry runs, jobs, approvals and undo alike: to all of them others do not exist.
 */
export function reachable(
  { account, services: { registry } }: Pick<Context, 'account' | 'services'>,
  info: CommandInfo,
): Expression<SqlBool>[] {
  const entity = info.command.entity as Entity
  const pages = sameOnPages(registry, info).filter(({ permission }) => holds(account, permission))
  return [...ownConditions(entity, account), ...onPages(registry, entity, pages.length > 0 ? pages : [info])]
}

const shared = new WeakMap<Registry, ReadonlyMap<string, readonly CommandInfo[]>>()

/** The commands that do the same to the same kind of record, on several pages: who names none means any that is theirs. */
function sameOnPages(registry: Registry, info: CommandInfo): readonly CommandInfo[] {
  const known = shared.get(registry) ?? gather(registry)
  shared.set(registry, known)
  return known.get(keyOf(info)) ?? [info]
}

function gather(registry: Registry): ReadonlyMap<string, readonly CommandInfo[]> {
  const found = new Map<string, CommandInfo[]>()
  for (const info of registry.commands.values()) {
    const key = keyOf(info)
    found.set(key, [...(found.get(key) ?? []), info])
  }
  return found
}

const keyOf = ({ name, call, command }: CommandInfo): string =>
  `${command.entity?.name} ${name} ${call.method} ${call.url}`

/** What the pages' lists are held to; nothing where one of them shows every record. */
function onPages(registry: Registry, entity: Entity, commands: readonly CommandInfo[]): Expression<SqlBool>[] {
  const held = commands.flatMap(({ page }) => heldOn(page, entity))
  if (held.length === 0 || held.some((filters) => Object.keys(filters).length === 0)) return []
  const [first, ...others] = held.map(
    (filters) => sql<SqlBool>`(${sql.join(filterConditions(registry, entity, filters), sql` and `)})`,
  )
  return others.length === 0 ? [first!] : [sql<SqlBool>`(${sql.join([first, ...others], sql` or `)})`]
}

/** What each list of an entity on a page is held to, but for the state: of that the command itself says why not. */
function heldOn({ page }: PageInfo, entity: Entity) {
  const lists = [...(isListing(page) ? [page] : []), ...('tabs' in page ? (page.tabs ?? []) : [])]
  return lists
    .filter((list) => list.entity === entity)
    .map((list) => {
      const { state: _state, ...filters } = fixedFilters(list)
      return filters
    })
}
