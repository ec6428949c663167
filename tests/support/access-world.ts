import { sql } from 'kysely'
import areaConfig from '../../src/entities/develop-manage/area-config'
import country from '../../src/entities/develop-manage/country'
import account from '../../src/entities/staff-manage/account'
import { scopeFields, type Entity } from '../../src/schema/entity'
import type { Field } from '../../src/schema/field'
import { registry } from '../../src/server/base/declarations'
import { Records } from '../../src/server/db/records'
import { storageOf } from '../../src/server/db/storage'
import type { Operation } from '../../src/server/pipeline/operation'
import { fixtureMaker } from './fixtures'
import { startTestApp, type Staff, type TestApp } from './test-app'

/** Two records of an entity: one that the readers may see, and one that they may not. */
export interface Pair {
  readonly entity: Entity
  readonly seen: number
  readonly hidden: number
}

/** Who reads, each with all pages and all rights but where it says otherwise. */
export interface Readers {
  /** Holds no role at all. */
  readonly nobody: Staff
  /** Sees its own records alone: those called seen. */
  readonly own: Staff
  /** Sees the records of its area alone: those called seen, where records of the entity belong to areas. */
  readonly near: Staff
  /** May open every page, and holds no right to a secret or anything else. */
  readonly withoutSecrets: Staff
}

/** A server with a pair of records of every entity, whose numbers and secrets are distinguished in whatever it answers. */
export interface AccessWorld {
  readonly app: TestApp
  readonly readers: Readers
  readonly pairs: readonly Pair[]
  /** The number of a record that is not there. */
  readonly missing: number
  /** What a call answers, as text. */
  ask(staff: Staff | undefined, operation: Operation, body: object, command?: string): Promise<Answer>
  stop(): Promise<void>
}

export interface Answer {
  readonly code: string
  readonly text: string
}

/** Numbers of hidden records, fewer than a thousand: so many digits that no hash of an audit entry holds them by chance. */
export const hiddenNumber = /7700000\d{3}/
/** That of the first pair; the others follow in their order. */
export const firstHidden = 7_700_000_000
const missing = 7_800_000_000

/** Stands in every secret text. */
export const secretMark = 'Sesame'

export async function startAccessWorld(): Promise<AccessWorld> {
  const app = await startTestApp()
  const { db } = app
  const stored = await db.selectFrom('menu').select('code').union(db.selectFrom('element').select('code')).execute()
  const pages = await db.selectFrom('menu').select('code').execute()
  const codes = stored.map(({ code }) => String(code))
  const [own, near] = [await app.staff(codes), await app.staff(codes)]
  const readers = {
    nobody: await app.staff([]),
    own,
    near,
    withoutSecrets: await app.staff(pages.map(({ code }) => String(code))),
  }
  const [here, there] = [await placeOf(app), await placeOf(app)]
  await sql`update account set areas = ${[here.area]} where id = ${near.id}`.execute(db)
  await scopeOf(app, own, 'own')
  await scopeOf(app, near, 'accountAreas')
  // One maker for both: what it counts keeps their codes apart.
  let author = own.id
  const make = fixtureMaker(registry, () => new Records(db, author, new Date()))
  const makeBy = (by: Staff, entity: Entity, values: object) => {
    author = by.id
    return make(entity, values)
  }
  const pairs: Pair[] = []
  for (const entity of inOrder([...registry.entities.values()])) {
    const number = firstHidden + pairs.length
    const seen = await makeBy(own, entity, { ...valuesIn(entity, here, pairs, 'seen'), ...fewValues(entity, 'seen') })
    await makeBy(readers.withoutSecrets, entity, {
      ...valuesIn(entity, there, pairs, 'hidden'),
      ...fewValues(entity, 'hidden'),
      ...marked(entity, number),
      id: number,
    })
    await fillSecrets(app, entity, [seen.id, number])
    pairs.push({ entity, seen: seen.id, hidden: number })
  }
  let calls = 0
  return {
    app,
    readers,
    pairs,
    missing,
    ask: async (staff, { method, url }, body, command) => {
      const isQuery = method === 'GET' || method === 'DELETE'
      const reply = await app.http.inject({
        method,
        url: url.replace(/\{\w+\}/g, 'id' in body ? String(body.id) : '1'),
        // The server counts the calls of an address, and nobody makes so many.
        remoteAddress: `10.3.${(++calls >> 8) % 256}.1`,
        headers: { ...(staff && { token: staff.token }), ...(command && { 'x-command': command }) },
        ...(isQuery ? { query: asQuery(body) } : { payload: body }),
      })
      return {
        code: String(reply.headers['content-type']).includes('json') ? reply.json<{ code: string }>().code : '',
        text: reply.body,
      }
    },
    stop: () => app.stop(),
  }
}

/** A country with an area of its own. */
async function placeOf(app: TestApp): Promise<{ readonly country: number; readonly area: number }> {
  const place = await app.make(country)
  return { country: place.id, area: (await app.make(areaConfig, { countries: [place.id] })).id }
}

async function scopeOf(app: TestApp, { id }: Staff, scope: 'own' | 'accountAreas'): Promise<void> {
  const holder = await new Records(app.db, null, new Date()).get(account, id)
  await sql`update role set data_scope = ${scope}, version = version + 1 where id = any(${holder.roles})`.execute(
    app.db,
  )
}

/** What refers to something comes after it, as far as they do not refer to each other. */
function inOrder(entities: readonly Entity[]): Entity[] {
  const sorted = new Set<Entity>()
  const passed = new Set<Entity>()
  const add = (entity: Entity) => {
    if (passed.has(entity)) return
    passed.add(entity)
    for (const [, target] of neededReferences(entity)) {
      const parent = registry.entities.get(target)
      if (parent) add(parent)
    }
    sorted.add(entity)
  }
  for (const entity of entities) add(entity)
  return [...sorted]
}

/** The references that a record cannot do without, and those that tell where it belongs, with what they refer to. */
function neededReferences(entity: Entity): (readonly [name: string, target: string])[] {
  const scope = scopeFields(entity)
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    'to' in field && (field.required || scope.includes(name)) ? [[name, String(field.to)] as const] : [],
  )
}

/** Puts a record in a place, and lets it refer to records of its own side alone. */
function valuesIn(
  entity: Entity,
  place: { readonly country: number; readonly area: number },
  pairs: readonly Pair[],
  which: 'seen' | 'hidden',
): Readonly<Record<string, unknown>> {
  const [scope] = scopeFields(entity)
  const field = scope === undefined ? undefined : entity.fields[scope]
  const idOf = (target: string) => {
    if (target === 'areaConfig') return place.area
    if (target === 'country') return place.country
    return pairs.find((pair) => pair.entity.name === target)?.[which]
  }
  const references = neededReferences(entity).flatMap(([name, target]) => {
    const id = idOf(target)
    if (id === undefined || (target === 'areaConfig' && name !== scope)) return []
    return [[name, entity.fields[name]?.type === 'refs' ? [id] : id] as const]
  })
  const areas = scope !== undefined && field?.type === 'areas' ? { [scope]: [place.area] } : {}
  return { ...Object.fromEntries(references), ...areas }
}

/** Of the few values that no two records share each has one of its own, and the first is left to the fixtures. */
function fewValues(entity: Entity, which: 'seen' | 'hidden'): Readonly<Record<string, unknown>> {
  const place = which === 'seen' ? 1 : 2
  return Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]): [string, unknown][] => {
      if (!field.unique) return []
      if ('of' in field && Array.isArray(field.of)) return [[name, field.of[place]]]
      return field.type === 'int' && 'max' in field ? [[name, Number(field.max) - place]] : []
    }),
  )
}

/** Texts that tell a hidden record wherever they stand. */
function marked(entity: Entity, number: number): Readonly<Record<string, unknown>> {
  const texts = Object.entries(entity.fields).filter(([, field]) => isFreeText(field) && field.required)
  return Object.fromEntries(
    texts.map(([name, { type }]) => [
      name,
      type === 'captions' ? { en: String(number), zh_CN: String(number) } : String(number),
    ]),
  )
}

function isFreeText(field: Field & { readonly max?: number; readonly pattern?: string }): boolean {
  return (
    field.type === 'captions' || (['string', 'text'].includes(field.type) && !field.pattern && (field.max ?? 255) >= 10)
  )
}

/** Fills what is secret of records with texts that cannot be mistaken, as far as their types hold texts. */
async function fillSecrets({ db }: TestApp, entity: Entity, ids: readonly number[]): Promise<void> {
  const { table, byField } = storageOf(entity)
  for (const [name, field] of Object.entries(entity.fields)) {
    const { secret, type } = field
    const column = byField.get(name)?.column
    if (!secret || column === undefined || !['string', 'text', 'email'].includes(type) || 'pattern' in field) continue
    const mark = (id: number) => `${secretMark}${type === 'email' ? `${id}@iron-man.example` : id}`
    const room = Number('max' in field ? field.max : 255)
    for (const id of ids)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${mark(id).slice(0, room)} where id = ${id}`.execute(
        db,
      )
  }
}

function asQuery(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
