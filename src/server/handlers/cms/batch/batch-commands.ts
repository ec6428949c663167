import { sql } from 'kysely'
import {
  approve,
  repeatFailed,
  skipFaulty,
  start,
  stop,
  undo,
  uploadSheet,
} from '../../../../../commands/movie-manage/batch-update'
import contentBatch from '../../../../entities/movie-manage/content-batch'
import { defineRules, handle, handlePage } from '../../../operations/handler'
import { create } from '../../../operations/save'
import type { Context } from '../../../pipeline/operation'
import { batchTarget, type Batch } from './batch-target'
import { checkBatch } from './check-batch'
import { queueBatch } from './run-batch'

/** More records than this are changed only when a second person agrees. */
const mostAlone = 500

/** A sheet is checked as soon as it is there, whichever way it came. */
export const batchRules = defineRules(contentBatch, {
  beforeSave: async ({ services }, draft, current) => {
    if (!current && draft.target) batchTarget(services.registry, draft.target)
  },
  afterSave: async (context, saved, before) => {
    if (!before && saved.file) await checkBatch(context, saved)
  },
})

export const uploadingSheet = handlePage(uploadSheet, {
  run: async (context, { target, file, emptyCells, reason }) => {
    const { id } = await create(context, contentBatch, {
      ...{ target, file, reason },
      ...(emptyCells && { emptyCells }),
    })
    const { state, rows, faulty, unchanged } = await context.records.get(contentBatch, id)
    return { id, state, rows, faulty, unchanged }
  },
})

/** What is wrong stays out; what is right can be carried out. */
export const skippingFaulty = handle(skipFaulty, {
  check: async (context, { id }) => (await soundLines(context, id)) > 0 || 'movie-manage.batch-update.nothingSound',
  run: async ({ records }, row) => {
    await records.update(contentBatch, row, { state: 'ready' })
  },
})

export const starting = handle(start, {
  undo: 'never',
  check: async (context, { id }) => (await soundLines(context, id)) > 0 || 'movie-manage.batch-update.nothingSound',
  run: async (context, row) => {
    if ((await soundLines(context, row.id)) > mostAlone)
      await context.records.update(contentBatch, row, { state: 'waitingApproval' })
    else await run(context, row)
  },
})

export const approving = handle(approve, {
  undo: 'never',
  run: (context, row) => run(context, row, { approver: context.account.id }),
})

export const stopping = handle(stop, {
  undo: 'never',
  run: async ({ records }, row) => {
    await records.update(contentBatch, row, { state: 'stopped', undoUntil: undoUntil(row) })
  },
})

/** Only rows that nobody has changed since; the others are told among the rows. */
export const undoing = handle(undo, {
  undo: 'never',
  check: async ({ now }, row) =>
    (row.undoUntil !== null && Date.parse(row.undoUntil) > now.getTime()) || 'movie-manage.batch-update.undo.late',
  run: async (context, row) => {
    await context.records.update(contentBatch, row, { state: 'undone' })
    await queueBatch(context, row.id)
  },
})

export const repeating = handle(repeatFailed, {
  undo: 'never',
  check: async (_context, { failed }) => (failed ?? 0) > 0 || 'movie-manage.batch-update.repeatFailed.none',
  run: async (context, row) => {
    await sql`update content_batch_row set result = 'ok', message = null
      where batch = ${row.id} and result = 'failed' and applied_at is null`.execute(context.db)
    await run(context, row)
  },
})

async function run(context: Context, row: Batch, beside: Partial<Batch> = {}): Promise<void> {
  await context.records.update(contentBatch, row, { state: 'running', ...beside })
  await queueBatch(context, row.id)
}

async function soundLines({ db }: Context, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct line)::int as count from content_batch_row
    where batch = ${id} and result = 'ok' and applied_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

function undoUntil({ undoUntil: known }: Batch): string {
  return known ?? new Date(Date.now() + 72 * 3_600_000).toISOString()
}
