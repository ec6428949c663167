import { sql, type Kysely } from 'kysely'
import exportSchedule from '../../../entities/system/export-schedule'
import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import type { Database } from '../../db/database'
import { Records } from '../../db/records'
import { rowFrom } from '../../db/storage'
import { exportedLists, exportParamsShape } from '../../jobs/export/export-list'
import { nextRun, type Rhythm } from '../../jobs/export/next-run'
import { planWork, type ExportPlan } from '../../jobs/work-item'
import { defineWork } from '../../jobs/work'
import { accountById, holds } from '../../access/account'
import type { Services } from '../../base/services'
import { transaction } from '../../db/transaction'

type Schedule = Row<typeof exportSchedule>

/** After this many failed runs in a row a schedule is switched off. */
const maxFailures = 3

/** Makes the exports whose hour has come: one a recipient, from what the owner may read at that moment. */
export const runSchedules = defineWork('exportSchedule.run', {
  lane: 'clock',
  everySeconds: 60,
  stopsItself: true,
  run: async (services, _data, signal) => {
    while (await transaction(services.db, services.config, (db) => runNext(services, db))) signal.throwIfAborted()
  },
})

/** @returns whether there was one whose hour has come */
async function runNext(services: Services, db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<Record<string, unknown>>`select * from export_schedule
    where enabled and next_run_at <= now() order by next_run_at limit 1 for no key update skip locked`.execute(db)
  const schedule = rows[0] && rowFrom(exportSchedule, rows[0])
  if (!schedule) return false
  const result = await runOne(services, db, schedule)
  const next = new Date(nextRun(schedule as unknown as Rhythm, Date.now())).toISOString()
  const isOn = result !== 'failed' && !(await hasFailedOften(db, schedule.id))
  await sql`update export_schedule set last_run_at = now(), last_result = ${result}, next_run_at = ${next}, enabled = ${isOn},
    version = version + 1, updated_at = now() where id = ${schedule.id}`.execute(db)
  return true
}

async function runOne(
  services: Services,
  db: Kysely<Database>,
  schedule: Schedule,
): Promise<'done' | 'failed' | 'skipped'> {
  const { registry, jobs } = services
  const found = exportedLists(registry).find(({ list }) => list.export === schedule.exportType)
  const owner = schedule.createdBy === null ? undefined : await accountById(db, schedule.createdBy)
  const code = `${found?.info.permission}.export`
  // What was stored before it was checked is checked again: no schedule releases what a second person has to.
  const params = exportParamsShape.safeParse(schedule.paramJson)
  if (!found || !owner || !holds(owner, code) || !params.success) return 'failed'
  const clock = { zone: schedule.timezone ?? owner.zone, asOf: new Date().toISOString() }
  const language = params.data.language ?? 'en'
  let made = 0
  for (const recipient of schedule.recipients) {
    const account = await accountById(db, recipient)
    if (!account || !holds(account, code)) continue
    const task = await new Records(db, recipient, new Date()).insert(exportTask, {
      exportType: schedule.exportType,
      title: `${schedule.name} ${caption(language, found.info.id)}`.slice(0, 120),
      page: found.info.path,
      paramJson: { ...(params.data as object), ...clock },
      timestamp: clock.asOf,
      format: schedule.format,
      schedule: schedule.id,
    })
    const plan: ExportPlan = {
      accountId: owner.id,
      recipientId: recipient,
      sessionId: null,
      language,
      zone: clock.zone,
    }
    await planWork(db, 'exportTask', task.id, plan)
    await jobs.goOn({ db }, 'exportTask', task.id)
    made++
  }
  return made > 0 ? 'done' : 'skipped'
}

async function hasFailedOften(db: Kysely<Database>, id: number): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`select state from export_task
    where schedule = ${id} and state in ('done', 'failed', 'expired') order by id desc limit ${maxFailures}`.execute(db)
  return rows.length === maxFailures && rows.every(({ state }) => state === 'failed')
}
