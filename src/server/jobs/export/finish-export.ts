import { sql } from 'kysely'
import { caption } from '../../base/captions'
import type { Services } from '../../base/services'
import { asRefusal } from '../../pipeline/pipeline'
import { notify } from '../../events/notify'
import { planWork, type ExportPlan } from '../work-item'
import type { Task } from './run-export'

/** A file that has been written. */
export interface Made {
  readonly key: string
  /** In bytes. */
  readonly size: number
  readonly rows: number
  /** Opens it, where it holds personal data. */
  readonly password: string | undefined
}

/** A file is kept for this long, in hours: a week; a day where it holds personal data. */
const keptHours = 7 * 24
const personalKeptHours = 24

/** Hands a written file over, unless the export was cancelled on its last rows or another server was first. */
export async function finishExport(services: Services, task: Task, plan: ExportPlan, made: Made): Promise<void> {
  const isPersonal = made.password !== undefined
  const hours = isPersonal ? personalKeptHours : keptHours
  const finished = await sql`update export_task
    set state = 'done', rows = ${made.rows}, progress = 100, file = ${made.key}, file_size = ${made.size},
      personal = ${isPersonal}, expires_at = now() + make_interval(hours => ${hours}),
      version = version + 1, updated_at = now()
    where id = ${task.id} and state = 'running'`.execute(services.db)
  if (Number(finished.numAffectedRows) === 0) return services.storage.remove(made.key)
  if (made.password !== undefined)
    await planWork(services.db, 'exportTask', task.id, { ...plan, password: made.password })
  await tell(services, task, plan, 'done', { rows: made.rows })
}

/** Ends an export that went wrong, with a sentence that says what to do. */
export async function failExport(services: Services, task: Task, plan: ExportPlan, error: unknown): Promise<void> {
  const refusal = asRefusal(error)
  if (refusal.code === 'B0001') services.log.error({ err: error, task: task.id }, 'an export failed')
  const reason = caption(plan.language, refusal.caption, { requestId: `export-${task.id}`, ...refusal.params })
  const failed = await sql`update export_task
    set state = 'failed', error = ${reason.slice(0, 500)}, version = version + 1, updated_at = now()
    where id = ${task.id} and state = 'running'`.execute(services.db)
  if (Number(failed.numAffectedRows) > 0) await tell(services, task, plan, 'failed', { reason })
}

async function tell(
  services: Services,
  task: Task,
  { accountId, recipientId }: ExportPlan,
  state: 'done' | 'failed',
  params: Readonly<Record<string, string | number>>,
): Promise<void> {
  const account = recipientId ?? accountId
  const progress = state === 'done' ? 100 : (task.progress ?? 0)
  services.events.publish({ kind: 'job', account, job: 'exportTask', id: task.id, state, progress })
  await notify(services, {
    account,
    kind: 'exportReady',
    caption: `export.${state}`,
    params: { title: task.title ?? task.exportType, ...params },
    link: '/report-center/index',
    urgent: state === 'failed',
  })
}
