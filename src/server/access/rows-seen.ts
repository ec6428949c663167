import { sql, type Expression, type SqlBool } from 'kysely'
import { ALL_AREAS } from '../../fields/areas/field'
import type { Entity } from '../../schema/entity'
import type { PageInfo, Registry } from '../../schema/registry'
import type { Nameable } from '../db/record-names'
import { storageOf } from '../db/storage'
import { dataScopeOf, holds, type Account, type DataScope } from './account'
import { inAreas, type Within } from './area-conditions'
import { filterConditions } from './filter-sql'
import { codesThatPick } from './picking-codes'
import { codeOf, doorsTo, fixedBehind, type Door } from './shown-lists'

type Condition = Expression<SqlBool>

/**
 * Which of an entity's rows an account may see: those of the pages that it may open, as far as these show them, its roles' data
 * scope reaches and they are its own business.
 * @param pageId the one page that is meant; all of them otherwise
 * @returns conditions on the entity's table, all of which hold; none where it sees every row
 */
export function rowsSeen(registry: Registry, entity: Entity, account: Account, pageId?: string): Condition[] {
  const doors = openDoors(registry, entity, account, pageId)
  return [...anyDoor(registry, entity, account, doors), ...ownConditions(entity, account)]
}

/** The pages through which an account comes to an entity's records. */
export function openDoors(registry: Registry, entity: Entity, account: Account, pageId?: string): Door[] {
  return doorsTo(registry, entity).filter(
    ({ info }) => (pageId === undefined || info.id === pageId) && holds(account, codeOf(info)),
  )
}

/**
 * Which rows an account may choose from in forms and dialogs, where it reads their names alone: those it sees, and of whatever one
 * of its rights lets it choose, all that lie in its areas.
 */
export function rowsPicked(registry: Registry, entity: Entity, account: Account): Condition[] {
  const picks = [...codesThatPick(registry, entity)].some((code) => holds(account, code))
  return picks ? rowsNamed(registry, entity, account) : rowsSeen(registry, entity, account)
}

/**
 * Which rows an account may read the names of, where a record that it sees refers to them: those in its areas, none of others' own.
 * @param within whether the rows lie in the account's areas at least in part, or reach no other
 */
export function rowsNamed(registry: Registry, entity: Entity, account: Account, within: Within = 'some'): Condition[] {
  const countries = dataScopeOf(account, '') === 'all' ? undefined : limitedTo(account)
  const near = countries && inAreas(registry, entity, storageOf(entity).table, countries, within)
  return [...(near ? [near] : []), ...ownConditions(entity, account)]
}

/** Tells of which records an account may read the names; undefined where it may read those of all. */
export function nameableTo(registry: Registry, account: Account): Nameable | undefined {
  return account.isSuper ? undefined : (entity) => rowsNamed(registry, entity, account)
}

/** A right to do something to records, and the page that it is part of. */
export interface Way {
  readonly page: PageInfo
  readonly permission: string
}

/**
 * Which rows an account may come to by any of its rights: those that the right's page shows, as far as the roles reach that give it. In
 * which state a record takes it is a rule of its own, which says why not.
 * @param ways those that it does not hold count for nothing
 * @param within whether the rows lie in the account's areas at least in part, or reach no other
 */
export function rowsReached(
  registry: Registry,
  entity: Entity,
  account: Account,
  ways: readonly Way[],
  within: Within = 'some',
): Condition[] {
  const open = ways.filter(({ permission }) => holds(account, permission))
  const conditions = open.map(({ page, permission }) => {
    const doors = doorsTo(registry, entity).filter(({ info }) => info === page)
    const shown = doors.map((door) => {
      const { state: _, ...fixed } = fixedBehind(door)
      return filterConditions(registry, entity, fixed)
    })
    const scope = scopeConditions(registry, entity, account, dataScopeOf(account, permission), within)
    return [...(shown.length === 0 ? [] : anyOf(shown)), ...scope]
  })
  return [...anyOf(conditions), ...ownConditions(entity, account)]
}

/** Which rows an account comes to by rights that belong to no page: as far as the roles reach that give them. */
export function rowsByRights(
  registry: Registry,
  entity: Entity,
  account: Account,
  codes: readonly string[],
): Condition[] {
  const held = codes.filter((code) => holds(account, code))
  const ways = held.map((code) => scopeConditions(registry, entity, account, dataScopeOf(account, code)))
  return [...anyOf(ways), ...ownConditions(entity, account)]
}

function anyDoor(registry: Registry, entity: Entity, account: Account, doors: readonly Door[]): Condition[] {
  const ways = new Map<string, Condition[]>()
  for (const door of doors) {
    const scope = dataScopeOf(account, codeOf(door.info))
    const fixed = fixedBehind(door)
    ways.set(`${scope} ${JSON.stringify(fixed)}`, [
      ...filterConditions(registry, entity, fixed),
      ...scopeConditions(registry, entity, account, scope),
    ])
  }
  return anyOf([...ways.values()])
}

/** What holds where all conditions of one of the ways do. @param ways none of them lets no row through */
function anyOf(ways: readonly (readonly Condition[])[]): Condition[] {
  if (ways.length === 0) return [sql<SqlBool>`false`]
  if (ways.some((conditions) => conditions.length === 0)) return []
  const [only, ...others] = ways
  if (only && others.length === 0) return [...only]
  const each = ways.map((conditions) => sql`(${sql.join([...conditions], sql` and `)})`)
  return [sql<SqlBool>`(${sql.join(each, sql` or `)})`]
}

/** What a role's data scope leaves of an entity's rows. */
function scopeConditions(
  registry: Registry,
  entity: Entity,
  account: Account,
  scope: DataScope,
  within: Within = 'some',
): Condition[] {
  if (scope === 'all') return []
  if (scope === 'own') return [isOwn(registry, entity, account)]
  const countries = limitedTo(account)
  const near = countries && inAreas(registry, entity, storageOf(entity).table, countries, within)
  return near ? [near] : []
}

/** The countries that an account's areas hold it to; undefined where it works in all areas. */
function limitedTo({ areas, countries }: Account): readonly number[] | undefined {
  return areas.includes(ALL_AREAS) ? undefined : countries
}

/** Whether a record was made by an account or is its work. */
function isOwn(registry: Registry, entity: Entity, { id }: Account): Condition {
  const { table } = storageOf(entity)
  const fields = (entity.assignedTo ?? []).map((path) => {
    const [condition] = filterConditions(registry, entity, { [path]: { is: [id] } })
    return condition ?? sql<SqlBool>`false`
  })
  const all = [sql<SqlBool>`${sql.ref(`${table}.created_by`)} = ${id}`, ...fields]
  return sql<SqlBool>`(${sql.join(all, sql` or `)})`
}

/** What keeps others' records out, where they are none of the account's business. */
function ownConditions(entity: Entity, account: Account): Condition[] {
  const { ownUnless, sharedBy } = entity
  if (account.isSuper || (ownUnless === undefined ? sharedBy === undefined : holds(account, ownUnless))) return []
  const { table, byField } = storageOf(entity)
  const made = sql<SqlBool>`${sql.ref(`${table}.created_by`)} = ${account.id}`
  const shared = sharedBy === undefined ? undefined : byField.get(sharedBy)?.column
  if (shared === undefined) return [made]
  return [sql<SqlBool>`(${made} or ${sql.ref(`${table}.${shared}`)} = any(${['', ...account.codes]}))`]
}
