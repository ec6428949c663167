import { sql } from 'kysely'
import * as list from '../../../../commands/service-manage/push-list'
import push from '../../../entities/service-manage/push'
import { mostTestUsers } from '../../../entities/push-limits'
import type { Row } from '../../../schema/entity'
import { handle } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { askOutside } from '../../outside'
import { deliveryOf } from '../../push/delivery-of'
import type { Answer, Provider } from '../../push/push-delivery'
import type { QueuedRow } from './push-outbox'
import { messageOf } from './send-batch'
import { targetTitles } from './target-title'

type Push = Row<typeof push>

/** What became of a test on one device. */
export interface TestResult {
  readonly user: number
  readonly nickname: string | null
  /** The device's own id in the database, for what becomes of the test on it. */
  readonly deviceKey: number | null
  /** Brand and model; null where the user has no device that takes pushes. */
  readonly device: string | null
  readonly provider: Provider | null
  readonly status: 'sent' | 'failed' | 'unreachable'
  /** The provider's answer, or why it could not be asked. */
  readonly answer: string
}

/** Sends a test of a push as it is saved, from the list. */
export const testSend = handle(list.testSend, {
  guard: async (_context, { users }) => guardTestUsers(users),
  run: (context, row, { users }) => sendTest(context, row, users),
})

/** @throws A0400 where there are none or too many */
export function guardTestUsers(users: readonly number[]): void {
  if (users.length === 0) throw badField('users', 'error.required')
  if (users.length > mostTestUsers) throw badField('users', 'error.tooMany', { max: mostTestUsers })
}

/**
 * Sends a push to all devices of a few users, whatever its state, caps and hours, and notes that it was tested.
 * @throws B01 where none of them could be reached, with the result of each
 */
export async function sendTest(
  context: Context,
  row: Push,
  users: readonly number[],
): Promise<{ version: number; testedAt: string; results: TestResult[] }> {
  const devices = await devicesOf(context.db, users)
  const reachable = devices.filter((each): each is Reachable => each.device_id !== null)
  const titles = await targetTitles(context, row.target)
  const variant = row.variants?.versions[0]?.code ?? null
  const messages = reachable.map((each) => messageOf(row, { ...each, id: 0, variant }, titles))
  // The phones ring before the transaction that notes it, once however often that is tried.
  const answers = await askOutside(context.services, JSON.stringify(['test', messages]), () =>
    deliveryOf(context.services.config).send(messages, context.now),
  )
  const results = devices.map((each): TestResult => {
    const base = { user: each.user_id, nickname: each.nickname }
    const answer = answers[reachable.indexOf(each as Reachable)]
    if (!answer)
      return { ...base, deviceKey: null, device: null, provider: null, status: 'unreachable', answer: 'noToken' }
    const sent = { ...base, deviceKey: each.device_key, device: each.device_name, provider: each.provider }
    return answer.isTaken
      ? { ...sent, status: 'sent', answer: answer.id }
      : { ...sent, status: 'failed', answer: answer.code }
  })
  await writeTests(
    context,
    row.id,
    reachable,
    results.filter(({ status }) => status !== 'unreachable'),
    answers,
  )
  if (!results.some(({ status }) => status === 'sent')) throw refused('error.pushTestUnreachable', {}, { results })
  const testedAt = context.now.toISOString()
  const { version } = await context.records.update(push, row, { testedAt })
  return { version, testedAt, results }
}

type Device = Omit<QueuedRow, 'id' | 'variant'> & {
  readonly device_key: number | null
  readonly device_name: string | null
}
type Reachable = Device & { readonly device_id: string }

async function devicesOf(db: Context['db'], users: readonly number[]): Promise<Device[]> {
  const { rows } =
    await sql<Device>`select u.id as user_id, u.nickname, l.code as language_code, d.id as device_key, d.device_id,
      nullif(trim(concat_ws(' ', d.brand, d.model)), '') as device_name, u.area, d.client, u.language, d.push_provider as provider
    from "user" u left join language l on l.id = u.language
      left join device d on d.last_user = u.id and d.state = 'normal' and coalesce(d.push_provider, 'none') <> 'none'
    where u.id = any(${[...users]}) order by u.id, d.id`.execute(db)
  return rows
}

async function writeTests(
  { db, now }: Context,
  id: number,
  devices: readonly Reachable[],
  results: readonly TestResult[],
  answers: readonly Answer[],
): Promise<void> {
  const rows = devices.map((each, index) => ({
    user_id: each.user_id,
    device_id: each.device_key,
    provider: each.provider,
    status: results[index]?.status,
    answer: results[index]?.answer,
    ask_at: askAtOf(answers[index]),
  }))
  await sql`insert into push_outbox (push_id, user_id, kind, status, device_id, provider, answer, queued_at, sent_at, ask_at)
    select ${id}, e.user_id, 'test', e.status, e.device_id, e.provider, e.answer, ${now.toISOString()}, ${now.toISOString()}, e.ask_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(user_id bigint, device_id bigint, provider text, status text, answer text, ask_at timestamptz)`.execute(
    db,
  )
}

/** When the phone is first asked what became of the test; null where it was not taken, or phones do not tell. */
function askAtOf(answer: Answer | undefined): string | null {
  return answer?.isTaken ? (answer.askAt?.toISOString() ?? null) : null
}
