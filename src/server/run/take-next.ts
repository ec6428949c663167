import { sql, type RawBuilder } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Findings } from '../../schema/findings'
import { storageOf } from '../db/storage'
import { prepare, type Prepared } from '../operations/handler'
import type { Context } from '../pipeline/operation'

interface Queue {
  readonly entity: Entity
  /** The states in which a record waits for somebody. */
  readonly states: readonly string[]
  /** The state of one that is taken, where that is another. */
  readonly taken?: string
  /** What a record has to be besides, for whoever asks: a condition on its table. */
  readonly only?: (context: Pick<Context, 'account'>) => RawBuilder<unknown>
  /** The queue where the taken record is worked on. */
  readonly page: `/${string}`
}

/** A record taken but not decided goes back to the queue after this many minutes. */
const keptMinutes = 15

const leftSince = (now: Date) => new Date(now.getTime() - keptMinutes * 60_000)

/** Whether a record that somebody took was left by them. @param touchedAt when it was changed last */
export function isLeft(touchedAt: string, now: Date): boolean {
  return Date.parse(touchedAt) < leftSince(now).getTime()
}

/**
 * Gives whoever asks the record that waits longest past its time: one that nobody has, or that somebody took and left. Two
 * who ask at once get two.
 */
export function takingNext<C extends { readonly on: 'page' }>(command: C, queue: Queue): Prepared {
  return prepare(command, { run: (context: Context) => takeNext(context, queue) } as never)
}

async function takeNext(context: Context, { entity, states, taken, only, page }: Queue): Promise<Findings> {
  const { db, records, account, now } = context
  const left = leftSince(now).toISOString()
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(storageOf(entity).table)}
    where state = any(${[...states]}) and assignee is distinct from ${account.id}
      and (assignee is null or updated_at < ${left})
      and ${only?.(context) ?? sql`true`}
    order by due_at nulls last, id limit 1 for no key update skip locked`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) return { findings: [{ caption: 'queue.nothingWaits', tone: 'good' }] }
  const row = await records.get(entity, Number(id))
  const saved = await records.update(entity, row, { assignee: account.id, ...(taken && { state: taken }) } as never)
  const label = await records.nameOf(entity, saved)
  const to = `${page}?id=${saved.id}` as const
  return { findings: [{ caption: 'queue.taken', value: label, to }], goes: to }
}
