import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Filter } from '../../fields/filter'
import type { Entity } from '../../schema/entity'
import type { Field } from '../../schema/field'
import type { Registry } from '../../schema/registry'
import { signingSecret } from '../db/signing-secret'
import type { Account } from './account'
import { writeAudit } from '../audit/audit'
import { badField, Refusal } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { seesSecret } from './mask'
import { transaction } from '../db/transaction'
import { dayMs } from '../../schema/time'

/** How many different values of secret fields one account may search for within 24 hours, in records of one kind. */
const searchesADay = 50

/** A secret that a filter looks for, without its reader being one of those who see it. */
interface Search {
  readonly path: string
  readonly entity: Entity
  readonly code: string
  readonly value: string
}

/** The secret field at the end of a path that an account does not see, and whose field it is. */
function secretAt(
  registry: Registry,
  entity: Entity,
  account: Account,
  path: string,
): { readonly entity: Entity; readonly field: Field; readonly code: string } | undefined {
  const [first = '', ...rest] = path.split('.')
  const field = entity.fields[first]
  const target = field && 'to' in field && rest.length > 0 ? registry.entities.get(String(field.to)) : undefined
  if (target) return secretAt(registry, target, account, rest.join('.'))
  return field?.secret && !seesSecret(account, field.secret) ? { entity, field, code: field.secret } : undefined
}

/** Refuses to put rows in order by a secret field that the account does not see: their order would give it away. @throws A0400 */
export function refuseSecretSort(registry: Registry, entity: Entity, account: Account, path: string): void {
  if (secretAt(registry, entity, account, path)) throw badField(path, 'error.secretSort')
}

/** Whether a field holds a secret that the account does not see. */
export function isHidden(registry: Registry, entity: Entity, account: Account, path: string): boolean {
  return secretAt(registry, entity, account, path) !== undefined
}

/**
 * Lets an account find records by a secret that it does not see: by one exact value a call, and by this many values a day as it may
 * look at. Each value is counted once a day and audited; what was looked for is kept as a keyed hash alone.
 * @throws A0400 for anything but one exact value, A0429 beyond the day's number
 */
export async function allowSecretSearch(
  context: Pick<Context, 'account' | 'db' | 'services' | 'now'>,
  entity: Entity,
  filters: Readonly<Record<string, Filter>>,
): Promise<void> {
  const { account, services } = context
  const searches = Object.entries(filters).flatMap(([path, filter]): Search[] => {
    const secret = secretAt(services.registry, entity, account, path)
    if (!secret) return []
    const [value, ...others] = filter.is ?? []
    const isExact = Object.keys(filter).every((operator) => operator === 'is')
    if (!isExact || value === undefined || value === null || others.length > 0)
      throw badField(path, 'error.secretPattern')
    return [{ path, entity: secret.entity, code: secret.code, value: JSON.stringify(value) }]
  })
  if (searches.length > 1) throw badField(searches[1]?.path ?? '', 'error.secretPattern')
  for (const search of searches) await count(context, search)
}

async function count(context: Pick<Context, 'account' | 'db' | 'services' | 'now'>, search: Search): Promise<void> {
  const { services, db } = context
  const key = await signingSecret({ db: services.db, services })
  const mark = createHmac('sha256', key).update(`${search.entity.name} ${search.path} ${search.value}`).digest('hex')
  // Inside of a call that writes nothing can be counted for good: it may be refused yet. Its list has been looked at before.
  if (db.isTransaction) {
    if (!(await wasCounted(context, mark))) throw badField(search.path, 'error.secretPattern')
    return
  }
  await transaction(services.db, services.config, async (own) => {
    const inside = { ...context, db: own }
    // Two searches at once wait for each other here, so that none slips past the count.
    await sql`select pg_advisory_xact_lock(${searchLock}, ${context.account.id})`.execute(own)
    if (await wasCounted(inside, mark)) return
    if ((await counted(inside, search.entity)) >= searchesADay)
      throw new Refusal('A0429', 'error.tooManySecretSearches', { count: searchesADay })
    await audit(inside, search, mark)
  })
}

/** Any number will do that no other lock has. */
const searchLock = 7_351_903

async function wasCounted({ account, db, now }: Pick<Context, 'account' | 'db' | 'now'>, mark: string) {
  const { rows } = await sql`select 1 from audit_entry where account = ${account.id} and kind = 'reveal'
    and at > ${aDayBefore(now)} and result = 'ok' and args->>'search' = ${mark} limit 1`.execute(db)
  return rows.length > 0
}

async function counted({ account, db, now }: Pick<Context, 'account' | 'db' | 'now'>, entity: Entity): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entry where account = ${account.id}
    and kind = 'reveal' and entity = ${entity.name} and at > ${aDayBefore(now)} and result = 'ok'`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

async function audit(
  { account, db, services, now }: Pick<Context, 'account' | 'db' | 'services' | 'now'>,
  { code, entity, path }: Search,
  mark: string,
): Promise<void> {
  await writeAudit(
    db,
    {
      kind: 'reveal',
      code,
      entity: entity.name,
      args: { field: path, search: mark },
      accountId: account.id,
      sessionId: account.sessionId || null,
      changes: [],
      result: 'ok',
      resultCode: '00000',
      ip: '',
      requestId: '',
      at: now,
      durationMs: 0,
    },
    services.registry.entities,
  )
}

function aDayBefore(now: Date): string {
  return new Date(now.getTime() - dayMs).toISOString()
}
