import { randomBytes } from 'node:crypto'
import { pipeline, Transform, type Readable } from 'node:stream'
import { sql, type Kysely } from 'kysely'
import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import type { Database } from '../../db/database'
import { rowFrom } from '../../db/storage'
import { accountById } from '../../access/account'
import { refused } from '../../base/errors'
import { isOutage } from '../../pipeline/outage'
import { asRefusal } from '../../pipeline/pipeline'
import type { Services } from '../../base/services'
import { zip, type ZipFile } from '../../storage/zip'
import { Progress } from '../progress'
import type { ExportPlan } from '../work-item'
import { maxTries } from '../work-piece'
import { exportColumns, type Reader } from './export-columns'
import { isPersonal, resolveExport, storedParamsShape } from './export-list'
import { ownExportOf } from './find-own-export'
import { failExport, finishExport, type Made } from './finish-export'
import { openSource, type Source } from './open-source'
import { inCommon } from '../../access/in-common'
import { openOwnExport } from './own-export'
import { rowLimitOf } from './row-limit'
import { watermarkOf } from './watermark'

export type Task = Row<typeof exportTask>

/** How many exports of one account run at a time; the next waits. */
const maxAtOnce = 5

/** The export was cancelled, or this server stops. */
class Cancelled extends Error {}

/**
 * Writes the file of an export task, from one moment's state of the data, and tells whoever asked for it.
 * @param signal aborts when this server stops or the export is cancelled here; if it is still wanted it is taken up again
 * @param tries how often it was begun, this time included
 * @throws what its database or the place of files says while they are away: it is to be tried again later
 */
export async function runExport(
  services: Services,
  isEmbedded: boolean,
  taskId: number,
  plan: ExportPlan,
  { signal, tries = 1 }: { readonly signal: AbortSignal; readonly tries?: number },
): Promise<void> {
  const task = await begin(services.db, taskId, plan.accountId)
  if (!task) return
  try {
    await finishExport(services, task, plan, await makeFile(services, isEmbedded, task, plan, signal))
  } catch (error) {
    if (error instanceof Cancelled || signal.aborted) return
    if (!isOutage(error) || tries >= maxTries) return failExport(services, task, plan, error)
    await putBack(services, task, plan, error)
    throw error
  }
}

async function begin(db: Kysely<Database>, id: number, accountId: number): Promise<Task | undefined> {
  const { rows } = await sql<Record<string, unknown>>`update export_task
    set state = 'running', rows = 0, progress = 0, error = null, timestamp = now(), version = version + 1, updated_at = now()
    where id = ${id} and state in ('queued', 'running') and ${maxAtOnce} > (
      select count(*) from export_task other
      where other.created_by = ${accountId} and other.state = 'running' and other.id <> ${id})
    returning *`.execute(db)
  return rows[0] && rowFrom(exportTask, rows[0])
}

/** What an export is on is away: it waits as it did before, and says for what. */
async function putBack(services: Services, task: Task, plan: ExportPlan, error: unknown): Promise<void> {
  const { caption: id, params } = asRefusal(error)
  await sql`update export_task set state = 'queued', error = ${caption(plan.language, id, params)}, version = version + 1,
    updated_at = now() where id = ${task.id} and state = 'running'`.execute(services.db)
  const account = plan.recipientId ?? plan.accountId
  services.events.publish({ kind: 'job', account, job: 'exportTask', id: task.id, state: 'queued', progress: 0 })
}

async function makeFile(
  services: Services,
  isEmbedded: boolean,
  task: Task,
  plan: ExportPlan,
  signal: AbortSignal,
): Promise<Made> {
  const { db, storage } = services
  const account = await accountById(db, plan.accountId, plan.sessionId)
  const recipient = plan.recipientId === undefined ? account : await accountById(db, plan.recipientId)
  if (!account || !recipient) throw refused('error.rightLost')
  const format = task.format ?? 'xlsx'
  const reader: Reader = { account: inCommon(account, recipient), language: plan.language, zone: plan.zone }
  const { source, isSecret } = await openTask(services, isEmbedded, task, reader, format)
  let isWhole = false
  try {
    const limit = Math.min(await rowLimitOf(db, account), await rowLimitOf(db, recipient))
    if (source.expected > limit) throw refused('error.tooManyRows', { count: source.expected, limit })
    const progress = new Progress(() => writeProgress(services, task.id, plan.recipientId ?? plan.accountId, source))
    const password = isSecret ? randomBytes(12).toString('base64url') : undefined
    const content = gated(source.content, progress, signal)
    const file =
      password === undefined
        ? content
        : zip(only({ name: `${task.exportType}.${format}`, content, isCompressed: format === 'xlsx' }), password)
    const key = keyOf(task.id, password === undefined ? format : 'zip')
    const size = await storage.write(key, file)
    isWhole = true
    return { key, size, rows: source.rows(), password }
  } finally {
    await source.close(isWhole)
  }
}

async function* only(file: ZipFile): AsyncGenerator<ZipFile> {
  yield file
}

/** Opens what a task is to write: a page's list, or a file of its own. */
async function openTask(
  services: Services,
  isEmbedded: boolean,
  task: Task,
  reader: Reader,
  format: 'csv' | 'xlsx',
): Promise<{ source: Source; isSecret: boolean }> {
  const { registry } = services
  const own = ownExportOf(task.exportType)
  if (own) {
    const asked = { params: { ...task.paramJson }, format, title: task.title ?? own.ownExport }
    return { source: await openOwnExport(services, own, reader, asked), isSecret: false }
  }
  const params = storedParamsShape.parse(task.paramJson)
  const language = params.language ?? reader.language
  const { released } = params
  const inLanguage = { ...reader, language, isReleased: released !== undefined }
  const context = { ...inLanguage, now: new Date(), db: services.db, services }
  const list = await resolveExport(registry, context, task.exportType, params)
  const columns = exportColumns(registry, list.entity, list.columns, inLanguage)
  const title = caption(language, list.info.id)
  const watermark = released && watermarkOf(inLanguage, released.reason, new Date())
  const source = await openSource({ services, isEmbedded, list, columns, reader: inLanguage, format, title, watermark })
  return { source, isSecret: released !== undefined || isPersonal(registry, list, inLanguage) }
}

/** A key that is used once and cannot be guessed: `exports/2026/11/42-….csv`. */
function keyOf(taskId: number, extension: string): string {
  const month = new Date().toISOString().slice(0, 7).replace('-', '/')
  return `exports/${month}/${taskId}-${randomBytes(8).toString('hex')}.${extension}`
}

/** Passes bytes on as long as they are wanted. */
function gated(content: Readable, progress: Progress, signal: AbortSignal): Readable {
  const gate = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      progress.tick().then(
        (isWanted) => (isWanted && !signal.aborted ? done(null, chunk) : done(new Cancelled())),
        (error: Error) => done(error),
      )
    },
  })
  return pipeline(content, gate, () => undefined)
}

async function writeProgress({ db, events }: Services, id: number, account: number, source: Source): Promise<boolean> {
  const rows = source.rows()
  const share = source.expected === 0 ? 0 : Math.min(99, Math.floor((rows / source.expected) * 1000) / 10)
  const written = await sql`update export_task set rows = ${rows}, progress = ${share}
    where id = ${id} and state = 'running'`.execute(db)
  if (Number(written.numAffectedRows) === 0) return false
  events.publish({ kind: 'job', account, job: 'exportTask', id, state: 'running', progress: share })
  return true
}
