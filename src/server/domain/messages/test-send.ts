import { sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import type { testForm } from '../../../calls/message'
import push from '../../../entities/service-manage/push'
import { maxTestUsers } from '../../../shared/push/push-limits'
import type { Row } from '../../../schema/entity'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import type { Provider } from '../../push/push-delivery'
import { addTests } from './push-outbox'
import { sendTestsWork } from './send-tests'

type Push = Row<typeof push>

/** What is to become of a test on one device; `testReceipts` tells how it goes on. */
export type TestResult = Answer<typeof testForm>['results'][number]

/** @throws A0400 where there are none or too many */
export function guardTestUsers(users: readonly number[]): void {
  if (users.length === 0) throw badField('users', 'error.required')
  if (users.length > maxTestUsers) throw badField('users', 'error.tooMany', { max: maxTestUsers })
}

/**
 * Asks for a push to be sent to all devices of a few users, whatever its state, caps and hours, and notes that it is tested: the
 * messages are written with that, and leave when it is committed.
 * @throws B01 where none of them has a device to be reached on, with the result of each
 */
export async function queueTest(
  context: Context,
  row: Push,
  users: readonly number[],
): Promise<{ version: number; testedAt: string; results: TestResult[] }> {
  const devices = await devicesOf(context.db, users)
  const results = devices.map((each): TestResult => {
    const base = { user: each.user_id, nickname: each.nickname, deviceKey: each.device_key, device: each.device_name }
    const { provider } = each
    if (each.device_key === null) return { ...base, provider, status: 'unreachable', answer: 'noToken' }
    return { ...base, provider, status: 'queued', answer: null }
  })
  if (!results.some(({ status }) => status === 'queued')) throw refused('error.pushTestUnreachable', {}, { results })
  await addTests(
    context.db,
    row.id,
    devices.filter(({ device_key }) => device_key !== null),
    context.now,
  )
  await context.services.jobs.schedule(context, sendTestsWork, {}, context.now)
  const testedAt = context.now.toISOString()
  const { version } = await context.records.update(push, row, { testedAt })
  return { version, testedAt, results }
}

interface Device {
  readonly user_id: number
  readonly nickname: string | null
  readonly device_key: number | null
  readonly device_name: string | null
  readonly provider: Provider | null
}

async function devicesOf(db: Context['db'], users: readonly number[]): Promise<Device[]> {
  const { rows } = await sql<Device>`select u.id as user_id, u.nickname, d.id as device_key,
      nullif(trim(concat_ws(' ', d.brand, d.model)), '') as device_name, d.push_provider as provider
    from "user" u left join device d on d.last_user = u.id and d.state = 'normal' and coalesce(d.push_provider, 'none') <> 'none'
    where u.id = any(${[...users]}) order by u.id, d.id`.execute(db)
  return rows
}
