import { sql } from 'kysely'
import batchJob from '../../src/entities/system/batch-job'
import { Refusal } from '../../src/server/base/errors'
import { Records } from '../../src/server/db/records'
import { storageOf } from '../../src/server/db/storage'
import type { Jobs } from '../../src/server/jobs/jobs'
import { runCommandOnRow, type RowOutcome } from '../../src/server/run/on-record'
import { selectionSql } from '../../src/server/run/select'
import { readDrafts } from '../../src/server/operations/import/read-drafts'
import { readSheet } from '../../src/server/operations/import/sheet'
import { takeRow } from '../../src/server/operations/import/take-row'
import type { Services } from '../../src/server/base/services'

/** Work that was asked for by name. */
export interface Scheduled {
  readonly name: string
  readonly data: object
  readonly at: Date
}

/** Jobs without a queue: a batch runs in this process, as soon as the call that started it has ended. */
export interface QuickJobs extends Jobs {
  readonly scheduled: readonly Scheduled[]
  /** Resolves when all batches started so far have run, with what became of each record of the last one. */
  settled(): Promise<readonly RowOutcome[]>
}

function unlessRefused(fault: unknown): void {
  if (!(fault instanceof Refusal)) throw fault
}

/** Jobs for tests that are not about jobs. */
export function quickJobs(services: () => Services): QuickJobs {
  const scheduled: Scheduled[] = []
  let running: Promise<readonly RowOutcome[]> = Promise.resolve([])
  return {
    scheduled,
    settled: () => running,
    startBatch: async (context, info, selection, args) => {
      const entity = info.command.entity
      if (!entity) throw new Error(`${info.id} acts on no record.`)
      const where = await selectionSql(context, info, selection)
      const { rows } = await sql<{
        id: number
      }>`select id from ${sql.table(storageOf(entity).table)}${where} order by id`.execute(context.db)
      const by = {
        account: context.account,
        language: context.language,
        jobId: (await context.records.insert(batchJob, { command: info.permission })).id,
      }
      const before = running
      running = (async () => {
        await before.catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, 20))
        const outcomes: RowOutcome[] = []
        for (const { id } of rows)
          outcomes.push(
            await services()
              .db.transaction()
              .execute((db) => runCommandOnRow(services(), db, info, by, id, args)),
          )
        return outcomes
      })()
      return by.jobId
    },
    startImport: async (context, info, { file, given, zone, lines }) => {
      const { registry, db } = services()
      const entity = info.command.entity
      if (!entity) throw new Error(`${info.id} is about no record.`)
      const { account, language } = context
      const { id } = await context.records.insert(batchJob, { command: info.permission })
      const before = running
      running = (async () => {
        await before.catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, 20))
        const reader = { registry, db, page: info.page, entity, given, zone, language }
        const rows = await readDrafts(reader, await readSheet(services(), file))
        const outcomes: RowOutcome[] = []
        for (const row of rows.filter(({ line }) => lines.includes(line)))
          await db.transaction().execute(async (transaction) => {
            const now = new Date()
            const records = new Records(transaction, account.id, now)
            const saved = await takeRow({ ...context, db: transaction, records, now }, entity, row)
            // What was not there before is told as it came to be.
            outcomes.push({ status: 'done', result: undefined, auditId: 0, changes: records.changes, before: saved })
          })
        return outcomes
      })()
      return id
    },
    startUndo: () => Promise.reject(new Error('Quick jobs are not undone.')),
    goOn: () => Promise.resolve(),
    startExport: () => Promise.resolve(),
    schedule: (_context, name, data, at) => {
      scheduled.push({ name, data, at })
      return Promise.resolve()
    },
    cancel: () => Promise.resolve(),
    start: () => Promise.resolve(),
    // A record that is refused ends its batch: that is for who waits for the batch, and no fault of the server that stops.
    stop: () => running.then(() => undefined, unlessRefused),
  }
}
