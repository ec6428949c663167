import { tracingChannel } from 'node:diagnostics_channel'
import type { Entity, Row } from '../../../src/schema/entity'
import { initialState } from '../../../src/schema/entity'
import type { CommandInfo, PageInfo } from '../../../src/schema/registry'
import { ensureDictionaries } from '../../../src/server/boot/ensure-dictionaries'
import { registry } from '../../../src/server/base/declarations'
import { Records } from '../../../src/server/db/records'
import { rowFrom, storageOf } from '../../../src/server/db/storage'
import { seedDemo } from '../../../src/server/demo/seed'
import { asAtFirstStart } from '../as-at-first-start'
import type { OverridePlace } from '../example-overrides'
import { storedExample } from '../example-record'
import { maxRecords, smallDemo } from '../small-demo'
import type { Envelope } from '../caller'
import { startTestApp, type Staff, type TestApp } from '../test-app'

type AnyRow = Row<Entity>
export type Answer = Envelope<Record<string, unknown> | null>

/** A server with records of every entity, and people who hold all rights, none, or those of one page. */
export interface World {
  readonly app: TestApp
  readonly superAdmin: Staff
  readonly nobody: Staff
  /** Who holds the right to a page and to all of its commands, and no other. */
  holderOf(page: PageInfo): Promise<Staff>
  /** Calls the API; what the path names in braces is taken out of the body. */
  call(staff: Staff | undefined, call: CommandInfo['call'], body?: object, command?: string): Promise<Answer>
  /** What an example is made of. */
  place(): OverridePlace
  /** A new record with certain values, stored as it is; made by an account where one is named. */
  insert(entity: Entity, values?: Readonly<Record<string, unknown>>, by?: Staff): Promise<AnyRow>
  /** Some records of an entity, those of every state among them where there are any. */
  some(entity: Entity, states?: readonly string[]): Promise<readonly AnyRow[]>
  stop(): Promise<void>
}

/** The moment that its records were made around. */
const now = new Date('2026-06-17T09:00:00Z')

/** Starts a server on demo data of a small size. Where the demo cannot be made, examples stand in for it. */
export async function startWorld(): Promise<World> {
  const app = await startTestApp()
  await asAtFirstStart(app.services.pool)
  await seedDemo({ pool: app.services.pool, registry, seed: 1, now, sizes: smallDemo }).catch((error: Error) => {
    process.stderr.write(`The demo data could not be made, so examples stand in for it: ${error.stack}\n`)
  })
  const { db } = app
  await ensureDictionaries(db, registry)
  const stored = await db.selectFrom('menu').select('code').union(db.selectFrom('element').select('code')).execute()
  const codes = new Set(stored.map(({ code }) => String(code)))
  const holders = new Map<string, Promise<Staff>>()
  // Numbers of examples go on where those of fixtures and of the demo will not come.
  let number = 5_000
  let calls = 0

  const entityOf = (name: string): Entity => {
    const entity = registry.entities.get(name)
    if (!entity) throw new Error(`There is no entity "${name}".`)
    return entity
  }
  const reference: OverridePlace['reference'] = async (name, isFresh, values) => {
    if (values && !isFresh) return find(name, values)
    const [first] = isFresh ? [] : await world.some(entityOf(name))
    return (first ?? (await world.insert(entityOf(name), values))).id
  }
  const find: OverridePlace['find'] = async (name, values) => {
    const entity = entityOf(name)
    const [first] = await new Records(db, null, new Date()).where(entity, values as never, 1)
    return (first ?? (await world.insert(entity, values))).id
  }
  const making = new Set<string>()
  const world: World = {
    app,
    superAdmin: await app.staff('super'),
    nobody: await app.staff([]),
    holderOf: (page) => {
      const known = holders.get(page.id)
      if (known) return known
      const commands = [...registry.commands.values()].filter((info) => info.page === page)
      const held = [page.permission, ...commands.map(({ permission }) => permission)]
      const holder = app.staff([...new Set(held)].filter((code) => codes.has(code)))
      holders.set(page.id, holder)
      return holder
    },
    call: async (staff, { method, url }, body = {}, command) => {
      const { path, rest } = filled(url, body)
      const isQuery = method === 'GET' || method === 'DELETE'
      const reply = await app.http.inject({
        method,
        url: path,
        // The server counts the calls of an address, and nobody makes so many.
        remoteAddress: `10.0.${(++calls >> 8) % 256}.1`,
        headers: {
          ...(staff && { token: staff.token }),
          ...(command && { 'x-command': command }),
        },
        ...(isQuery ? { query: asQuery(rest) } : { payload: rest }),
      })
      return reply.json<Answer>()
    },
    place: () => ({ number: ++number, reference, find }),
    insert: async (entity, values = {}, by) => {
      if (making.has(entity.name)) throw new Error(`${entity.name}: a record of it needs another one of it first.`)
      making.add(entity.name)
      try {
        const start = initialState(entity)
        const records = new Records(db, by?.id ?? null, new Date())
        return await untilFree(async () => {
          const example = await storedExample(entity, values, world.place())
          return records.insert(entity, { ...(start && { state: start }), ...example } as never)
        })
      } finally {
        making.delete(entity.name)
      }
    },
    some: async (entity, states) => {
      let query = db.selectFrom(storageOf(entity).table).selectAll()
      if (states) query = query.where('state', 'in', states)
      const rows = await query.orderBy('id').limit(maxRecords).execute()
      return rows.map((row) => rowFrom(entity, row))
    },
    stop: () => app.stop(),
  }
  return world
}

/** What the server has logged last: its own faults are kept from whoever calls. */
let logged = ''
tracingChannel('pino_asJson').start.subscribe((message) => {
  const [entry] = (message as { arguments?: [{ err?: Error }?] }).arguments ?? []
  if (entry?.err) logged = entry.err.message
})

/** What went wrong, in one line. */
export function describeAnswer({ code, msg, data }: Answer): string {
  if (code === 'B0001') return `${code} ${logged}`
  const problems = (data?.problems ?? []) as { field: string; problem: string }[]
  return [code, msg, ...problems.map(({ field, problem }) => `${field}: ${problem}`)].join(' ')
}

/** Of few codes and areas some are free: another example may be of them. */
async function untilFree<T>(make: () => Promise<T>, attempts = 8): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (attempts <= 1 || !String(error).includes('error.alreadyTaken')) throw error
    return untilFree(make, attempts - 1)
  }
}

function filled(url: string, body: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...body }
  const path = url.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? (rest.ids as unknown[] | undefined)?.[0] ?? 1
    delete rest[name]
    if (name === 'id') delete rest.ids
    return encodeURIComponent(plain(value))
  })
  return { path, rest }
}

function asQuery(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
