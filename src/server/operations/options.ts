import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { DeepLinkField } from '../../fields/deepLink/field'
import { linkedEntities } from '../../fields/deepLink/target'
import { labelFields, searchFields, apiBase, type Entity } from '../../schema/entity'
import type { Fields } from '../../schema/field'
import { runnableStates } from '../../schema/check'
import { isListing } from '../../schema/page'
import { pagesOf, type Registry } from '../../schema/registry'
import { rowFrom, storageOf } from '../db/storage'
import { nameRecords } from '../db/record-names'
import { quote } from '../db/table-plan'
import { defineOperation, type Operation } from '../pipeline/operation'
import { guardOf } from './list'
import { codeOf, ownConditions } from './visibility'

/** Pickers show a handful; who needs more types another letter. */
const mostOptions = 50

/** The call behind every picker of an entity: ids and labels only, by search text or by ids. */
export function optionsOperations(registry: Registry, entity: Entity): Operation[] {
  const codes = codesThatPick(registry, entity)
  if (codes.size === 0) return []
  return [
    defineOperation({
      id: `${entity.name}.options`,
      method: 'GET',
      url: `${apiBase(entity)}/options`,
      guard: guardOf([...codes]),
      input: z.strictObject({
        search: z.string().max(100).optional(),
        ids: z
          .string()
          .regex(/^\d+(,\d+)*$/)
          .optional(),
        limit: z.coerce.number().int().min(1).max(mostOptions).optional(),
        command: z.string().max(200).optional(),
      }),
      run: async ({ account, db }, { search, ids, limit, command }) => {
        const { table, byField } = storageOf(entity)
        const named = labelFields(entity)
        const hint = (entity.search ?? []).find(
          (name) => !named.includes(name) && entity.fields[name]?.type !== 'ref' && !entity.fields[name]?.secret,
        )
        const columns = [
          'id',
          ...[...named, ...(hint ? [hint] : [])].flatMap((name) => byField.get(name)?.column ?? []),
        ]
        let query = db.selectFrom(table).select(columns)
        for (const own of ownConditions(entity, account)) query = query.where(own)
        const states = command === undefined ? undefined : statesFor(registry, entity, command)
        if (states) query = query.where('state', 'in', states)
        if (ids) query = query.where('id', '=', sql`any(${ids.split(',').map(Number)})`)
        if (search?.trim())
          query = query.where(sql<boolean>`(${sql.join(searchConditions(registry, entity, search.trim()), sql` or `)})`)
        const rows = await query
          .orderBy('id')
          .limit(limit ?? 20)
          .execute()
        const found = new Map(rows.map((stored) => [Number(stored.id), rowFrom(entity, stored)]))
        const nameOf = await nameRecords(db, registry, new Map([[entity.name, found]]))
        return [...found].map(([id, row]: [number, Readonly<Record<string, unknown>>]) => ({
          id,
          label: nameOf(entity, id),
          ...(hint && { hint: row[hint] }),
        }))
      },
    }),
  ]
}

/** The states in which a command may run on the entity's records; undefined where it may in all. */
function statesFor(registry: Registry, entity: Entity, command: string): readonly string[] | undefined {
  const info = registry.commands.get(command)
  return info?.command.entity === entity && entity.states ? runnableStates(info) : undefined
}

/** So many of the records that a name refers to are found by a text. */
const mostReferred = 200

/** The conditions of a record being meant by a text: its number, or what stands in the fields that it is searched by. */
export function searchConditions(registry: Registry, entity: Entity, search: string): RawBuilder<unknown>[] {
  const { byField } = storageOf(entity)
  const pattern = `%${search.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  const byText = searchFields(entity).flatMap((name) => {
    const stored = byField.get(name)
    const target = stored && referredTo(registry, entity, name)
    if (stored && target) {
      const inner = sql.join(searchConditions(registry, target, search), sql` or `)
      return sql`${sql.ref(stored.column)} in
        (select id from ${sql.table(storageOf(target).table)} where ${inner} limit ${mostReferred})`
    }
    if (!stored || stored.kind.index !== 'trigram' || entity.fields[name]?.secret) return []
    return stored.kind.searchIn(quote(stored.column)).map((text) => sql`${sql.raw(text)} ilike ${pattern}`)
  })
  return /^\d{1,15}$/.test(search)
    ? [sql`id = ${Number(search)}`, ...byText]
    : byText.length > 0
      ? byText
      : [sql`false`]
}

function referredTo(registry: Registry, entity: Entity, field: string): Entity | undefined {
  const declared = entity.fields[field]
  return declared?.type === 'ref' && 'to' in declared ? registry.entities.get(String(declared.to)) : undefined
}

const pickers = new WeakMap<Registry, ReadonlyMap<string, ReadonlySet<string>>>()

/** The codes of the pages and commands that let people pick a record of an entity. */
export function codesThatPick(registry: Registry, entity: Entity): ReadonlySet<string> {
  let byEntity = pickers.get(registry)
  if (!byEntity) pickers.set(registry, (byEntity = findPickers(registry)))
  return new Set([...pagesOf(registry, entity).map(codeOf), ...(byEntity.get(entity.name) ?? [])])
}

/** The codes that pick, by the entity that is picked from: one walk for all, as there are hundreds of them. */
function findPickers(registry: Registry): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const add = (names: Iterable<string>, code: string) => {
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(code))
  }
  for (const info of registry.pages.values()) {
    const { page } = info
    const shown = [page.entity, ...('tabs' in page ? (page.tabs ?? []).map((tab) => tab.entity) : [])]
    for (const entity of shown) if (entity) add(pickedIn(entity.fields), codeOf(info))
    if (isListing(page)) add(['account'], codeOf(info))
  }
  for (const info of registry.commands.values()) add(pickedIn(info.command.asks ?? {}), info.permission)
  return found
}

/** The entities that fields refer to, those inside of objects and lists of objects too. */
function pickedIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => {
    if ('to' in field) return [String(field.to)]
    if ('fields' in field) return pickedIn(field.fields as Fields)
    if (field.type === 'deepLink') return linkedEntities(field as DeepLinkField)
    if (field.type === 'areas') return ['areaConfig']
    return field.type === 'languages' ? ['language'] : []
  })
}
