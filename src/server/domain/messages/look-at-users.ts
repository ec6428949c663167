import { sql, type Kysely, type SqlBool } from 'kysely'
import type push from '../../../entities/service-manage/push'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { chooseVariant } from '../../push/choose-variant'
import { isQuiet, type QuietRules } from '../../push/quiet-hours'
import { hourOf, Tally } from '../../push/tally'
import type { Services } from '../../base/services'
import { audienceSql } from './audience-sql'
import { candidatesSql, type Candidate, type SkipReason } from './candidates-sql'
import type { DeliveryRow } from './delivery-row'
import { addToOutbox, type NewOutboxRow } from './push-outbox'
import { quietRules, type PushSettings } from './push-settings'
import { writeTally } from './write-tally'

type Push = Row<typeof push>

/**
 * Looks at the next users of a push's audience: each gets a row in the outbox that says whether they get a message, and
 * if not, why. @returns how far it has come
 */
export async function lookAtUsers(
  { db, services }: { db: Kysely<Database>; services: Services },
  row: Push,
  delivery: DeliveryRow,
  settings: PushSettings,
  most: number,
  now: Date,
): Promise<DeliveryRow> {
  const audience = await audienceSql({ db, services }, row, now)
  const { wave } = delivery.plan
  const inWave = wave ? [sql<SqlBool>`coalesce(u.timezone, 'UTC') = any(${[...wave]})`] : []
  const where = [sql<SqlBool>`u.id > ${delivery.lastUserId}`, ...inWave]
  const candidates = candidatesSql(audience, { push: row.id, category: row.category, settings, at: now, where })
  const { rows } = await sql<Candidate>`${candidates} order by u.id limit ${most}`.execute(db)
  const rules = quietRules(settings)
  const decided = rows.map((candidate) => decide(row, candidate, rules, now))
  await addToOutbox(db, row.id, decided, now)
  await countSkipped(db, row.id, decided, now)
  const last = rows.at(-1)
  if (last && rows.length === most) return { ...delivery, lastUserId: Number(last.user_id) }
  const { wave: _done, ...plan } = delivery.plan
  const isWalked = !plan.zones || Object.keys(plan.zones).length === 0
  return { ...delivery, plan, isWalked }
}

/** Service pushes reach people at night too. */
function decide(row: Push, candidate: Candidate, rules: QuietRules, now: Date): NewOutboxRow {
  const { user_id, area, client, language, timezone, device_key, provider, verdict } = candidate
  const base = {
    user_id,
    area,
    client,
    language,
    device_id: device_key,
    provider: provider === 'none' ? null : provider,
  }
  const skipped = (reason: SkipReason): NewOutboxRow => ({ ...base, status: 'skipped', variant: null, reason })
  if (verdict !== 'ok') return skipped(verdict)
  if (row.category !== 'service' && isQuiet(rules, now.getTime(), timezone, area)) return skipped('quietHours')
  const { variants, holdout } = row
  const share = chooseVariant(
    { holdout, versions: variants?.versions ?? [], winner: variants?.winner },
    row.id,
    user_id,
  )
  return share.kind === 'send'
    ? { ...base, status: 'queued', variant: share.variant, reason: null }
    : { ...base, status: share.kind, variant: null, reason: null }
}

async function countSkipped(db: Kysely<Database>, id: number, rows: readonly NewOutboxRow[], now: Date): Promise<void> {
  const tally = new Tally()
  for (const row of rows) if (row.reason) tally.skip({ ...row, hour: hourOf(now) }, row.reason)
  await writeTally(db, id, tally, now)
}
