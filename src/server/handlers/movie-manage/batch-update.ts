import { isTranslated } from '../../../fields/field-traits'
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import * as commands from '../../../../commands/movie-manage/batch-update'
import contentBatch from '../../../entities/movie-manage/content-batch'
import contentItem from '../../../entities/movie-manage/content-item'
import { REQUIRED_LANGUAGES } from '../../../fields/captions/required-languages'
import { pickCaption } from '../../../fields/format'
import { titleIdOf } from '../../../fields/standard-fields'
import { caption } from '../../base/captions'
import { signingSecret } from '../../db/signing-secret'
import { type Batch, batchTarget } from '../../domain/titles/batch/batch-target'
import { queueBatch } from '../../domain/titles/batch/run-batch'
import { titled } from '../../domain/titles/files-asked-for'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import type { Context } from '../../pipeline/operation'
import { writeWorkbook } from '../../sheets/write-workbook'
import { fileLink } from '../../storage/file-links'

/** More records than this are changed only when a second person agrees. */
const maxAlone = 500

export default handlers(commands, {
  exportFaults: {
    run: (context, { id }) =>
      requestListFile(context, {
        exportType: 'content-batch-row',
        title: titled(context, 'batch-update.exportFaults'),
        filters: { batch: { is: [id] }, result: { is: ['fault', 'failed'] } },
      }),
  },

  uploadSheet: {
    run: async (context, { target, file, emptyCells, reason }) => {
      const { id } = await create(context, contentBatch, {
        ...{ target, file, reason },
        ...(emptyCells && { emptyCells }),
      })
      const { state, rows, faulty, unchanged } = await context.records.get(contentBatch, id)
      return { id, state, rows, faulty, unchanged }
    },
  },

  /** What is wrong stays out; what is right can be carried out. */
  skipFaulty: {
    check: async (context, { id }) => (await soundLines(context, id)) > 0 || 'movie-manage.batch-update.nothingSound',
    run: async ({ records }, row) => {
      await records.update(contentBatch, row, { state: 'ready' })
    },
  },

  start: {
    undo: 'never',
    check: async (context, { id }) => (await soundLines(context, id)) > 0 || 'movie-manage.batch-update.nothingSound',
    run: async (context, row) => {
      if ((await soundLines(context, row.id)) > maxAlone)
        await context.records.update(contentBatch, row, { state: 'waitingApproval' })
      else await run(context, row)
    },
  },

  approve: {
    undo: 'never',
    run: (context, row) => run(context, row, { approver: context.account.id }),
  },

  stop: {
    undo: 'never',
    run: async ({ records }, row) => {
      await records.update(contentBatch, row, { state: 'stopped', undoUntil: undoUntil(row) })
    },
  },

  /** Only rows that nobody has changed since; the others are reported among the rows. */
  undo: {
    undo: 'never',
    check: async ({ now }, row) =>
      (row.undoUntil !== null && Date.parse(row.undoUntil) > now.getTime()) || 'movie-manage.batch-update.undo.late',
    run: async (context, row) => {
      await context.records.update(contentBatch, row, { state: 'undone' })
      await queueBatch(context, row.id)
    },
  },

  repeatFailed: {
    undo: 'never',
    check: async (_context, { failed }) => (failed ?? 0) > 0 || 'movie-manage.batch-update.repeatFailed.none',
    run: async (context, row) => {
      await sql`update content_batch_row set result = 'ok', message = null
      where batch = ${row.id} and result = 'failed' and applied_at is null`.execute(context.db)
      await run(context, row)
    },
  },

  /** A sheet with the columns that may be changed, and the chosen titles by their ids: what stays empty stays as it is. */
  downloadTemplate: {
    run: async (context, { target, contents }) => {
      const { language, services, records, now } = context
      const { entity } = batchTarget(services.registry, target)
      const title = (name: string) => caption(language, titleIdOf(entity, name))
      const columns = Object.entries(entity.fields)
        .filter(([, field]) => !field.readOnly)
        .flatMap(([name, field]) =>
          isTranslated(field) ? REQUIRED_LANGUAGES.map((each) => `${title(name)} (${each})`) : [title(name)],
        )
      const chosen = contents?.length ? await records.where(contentItem, { id: contents }, contents.length) : []
      const headings = [caption(language, 'record.id'), ...columns]
      const lines = chosen.map(({ id }) => [id])
      const guide = chosen.map((item) => [item.id, pickCaption(item.title ?? {}, language)])
      const sheets = [
        { name: caption(language, entity.name).slice(0, 31), rows: [headings, ...lines] },
        ...(guide.length > 0 ? [{ name: caption(language, 'import.guide').slice(0, 31), rows: guide }] : []),
      ]
      const key = `templates/batch-${target}-${context.account.id}-${now.getTime()}.xlsx`
      await services.storage.write(key, Readable.from([await writeWorkbook(sheets)]))
      const name = `${caption(language, entity.name)}.xlsx`
      return { url: fileLink(await signingSecret(context), key, name, now.getTime()), name }
    },
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
