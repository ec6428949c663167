import { sql } from 'kysely'
import contentBatch from '../../../../entities/movie-manage/content-batch'
import contentBatchRow from '../../../../entities/movie-manage/content-batch-row'
import type { Row } from '../../../../schema/entity'
import { caption, type Language } from '../../../base/captions'
import { isEqual, Records } from '../../../db/records'
import { defineWork } from '../../../jobs/work'
import { asSystem } from '../../../run/as-system'
import { followChanges } from '../../../operations/follow-changes'
import { edit } from '../../../operations/save'
import { accountById, type Account } from '../../../access/account'
import { writeAudit } from '../../../audit/audit'
import type { Context } from '../../../pipeline/operation'
import { isOutage } from '../../../pipeline/outage'
import { asRefusal } from '../../../pipeline/pipeline'
import { inTransaction } from '../../../pipeline/in-transaction'
import type { Services } from '../../../base/services'
import { batchTarget, type Batch, type BatchTarget } from './batch-target'

type Cell = Row<typeof contentBatchRow>

/** A batch at work, in the name of whoever made it. */
interface Run {
  readonly services: Services
  readonly batch: Batch
  readonly account: Account
  readonly language: Language
}

const name = 'cms.contentBatch'
/** How many rows go by before the batch is looked at again: whether it was stopped, and how far it is. */
const batchSize = 200
/** How long a batch can be taken back, in hours. */
const undoHours = 72

/** Has a batch carried out, or taken back, as soon as the call that asked for it has ended. */
export function queueBatch(context: Context, id: number): Promise<void> {
  return context.services.jobs.schedule(context, name, { id, language: context.language }, context.now)
}

/** Carries out what is left of a running batch, or takes back what an undone one has done: a record at a time, audited each. */
export const runningBatches = defineWork<{ id: number; language: Language }>(name, {
  lane: 'asked',
  run: async (services, { id, language }) => {
    for (let after = 0; ;) {
      const batch = await batchOf(services, id)
      if (batch?.state !== 'running' && batch?.state !== 'undone') return
      const account = batch.createdBy === null ? undefined : await accountById(services.db, batch.createdBy)
      if (!account) return stop(services, id)
      const lines = await linesAfter(services, batch, after)
      for (const line of lines) await takeLine({ services, batch, account, language }, line)
      await keepCounts(services, batch)
      if (lines.length < batchSize) return finish(services, id)
      after = lines.at(-1) ?? after
    }
  },
})

async function batchOf({ db }: Services, id: number): Promise<Batch | undefined> {
  const [batch] = await new Records(db, null, new Date()).where(contentBatch, { id })
  return batch
}

async function linesAfter({ db }: Services, { id, state }: Batch, after: number): Promise<number[]> {
  const open = state === 'running' ? sql`applied_at is null` : sql`applied_at is not null`
  const { rows } = await sql<{ line: number }>`select distinct line from content_batch_row
    where batch = ${id} and result = 'ok' and ${open} and line > ${after} order by line limit ${batchSize}`.execute(db)
  return rows.map(({ line }) => line)
}

async function takeLine({ services, batch, account, language }: Run, line: number): Promise<void> {
  const target = batchTarget(services.registry, batch.target)
  try {
    await inTransaction(services, async (place) => {
      const context = contextOf({ services: place.services, batch, account, language }, place.db)
      const cells = await context.records.where(contentBatchRow, { batch: batch.id, line, result: 'ok' })
      const moved =
        batch.state === 'undone' ? await putBack(context, target, cells) : await apply(context, target, cells)
      await followChanges(context, context.records.changes)
      await mark(context, cells, moved, batch.state === 'undone')
      await audit(context, target, batch, cells[0])
      place.services.events.changed(context.records.changes)
    })
  } catch (error) {
    if (isOutage(error)) throw error
    const refusal = asRefusal(error)
    if (refusal.code === 'B0001') services.log.warn({ err: error, batch: batch.id, line }, 'a row of a batch failed')
    const message = caption(language, refusal.caption, refusal.params).slice(0, 300)
    await sql`update content_batch_row set result = 'failed', message = ${message}
      where batch = ${batch.id} and line = ${line} and result = 'ok'`.execute(services.db)
  }
}

/** What the checked cells say, under the rules of a form. @returns the cells that could not be taken: none */
async function apply(context: Context, { entity }: BatchTarget, cells: readonly Cell[]): Promise<readonly Cell[]> {
  const id = cells[0]?.record ?? 0
  const current = await context.records.get(entity, id)
  const values = Object.fromEntries(cells.map(({ field, becomes }) => [field ?? '', becomes?.value ?? null]))
  await edit(context, context.services.registry, entity, { id, version: current.version, ...values })
  return []
}

/** What the cells were before. @returns those that somebody has changed since: they stay as they are */
async function putBack(context: Context, { entity }: BatchTarget, cells: readonly Cell[]): Promise<readonly Cell[]> {
  const id = cells[0]?.record ?? 0
  const current = await context.records.get(entity, id)
  const now = current as unknown as Readonly<Record<string, unknown>>
  const moved = cells.filter(({ field, becomes }) => !isEqual(now[field ?? ''], becomes?.value ?? null))
  const values = cells
    .filter((cell) => !moved.includes(cell))
    .map(({ field, was }): [string, unknown] => [field ?? '', was?.value ?? null])
  if (values.length > 0)
    await edit(context, context.services.registry, entity, {
      id,
      version: current.version,
      ...Object.fromEntries(values),
    })
  return moved
}

async function mark(
  { db, now, language }: Context,
  cells: readonly Cell[],
  moved: readonly Cell[],
  isUndo: boolean,
): Promise<void> {
  const ids = cells.filter((cell) => !moved.includes(cell)).map(({ id }) => id)
  if (isUndo) {
    const message = caption(language, 'movie-manage.batch-update.movedSince')
    await sql`update content_batch_row set result = 'undone' where id = any(${ids})`.execute(db)
    await sql`update content_batch_row set result = 'failed', message = ${message}
      where id = any(${moved.map(({ id }) => id)})`.execute(db)
  } else await sql`update content_batch_row set applied_at = ${now.toISOString()} where id = any(${ids})`.execute(db)
}

async function audit(
  context: Context,
  { entity, page }: BatchTarget,
  batch: Batch,
  cell: Cell | undefined,
): Promise<void> {
  const { db, account, records, now, requestId, services } = context
  if (records.changes.length === 0) return
  await writeAudit(
    db,
    {
      kind: 'edit',
      code: `${page.permission}.edit`,
      page: '/movie-manage/batch-update',
      entity: entity.name,
      recordId: String(cell?.record ?? ''),
      reason: batch.reason,
      accountId: account.id,
      sessionId: null,
      changes: records.changes,
      ...{ result: 'ok', resultCode: '00000', ip: '' },
      requestId,
      at: now,
      durationMs: Math.max(0, Date.now() - now.getTime()),
    },
    services.registry.entities,
  )
}

async function keepCounts({ db }: Services, { id }: Batch): Promise<void> {
  await sql`update content_batch b set applied = c.applied, failed = c.failed,
      progress = case when c.lines = 0 then 100 else floor((c.applied + c.failed) * 100.0 / c.lines) end
    from (select count(distinct line) filter (where applied_at is not null and result in ('ok', 'undone')) as applied,
        count(distinct line) filter (where result = 'failed') as failed,
        count(distinct line) filter (where result in ('ok', 'failed', 'undone')) as lines
      from content_batch_row where batch = ${id}) c where b.id = ${id}`.execute(db)
}

function finish(services: Services, id: number): Promise<void> {
  return settle(services, id, (now) => ({
    state: 'done',
    progress: 100,
    undoUntil: new Date(now.getTime() + undoHours * 3_600_000).toISOString(),
  }))
}

function stop(services: Services, id: number): Promise<void> {
  return settle(services, id, () => ({ state: 'stopped' }))
}

/** Ends a run; one that was stopped or is taken back keeps its state. */
function settle(services: Services, id: number, values: (now: Date) => Partial<Batch>): Promise<void> {
  return asSystem(services, name, new Date(), async ({ records, now }) => {
    const batch = await records.find(contentBatch, id)
    if (batch?.state === 'running') await records.update(contentBatch, batch, values(now))
  })
}

function contextOf({ services, account, batch, language }: Run, db: Context['db']): Context {
  const now = new Date()
  const records = new Records(db, account.id, now)
  return { account, db, records, services, requestId: `batch-${batch.id}`, ip: '', language, log: services.log, now }
}
