import { sql } from 'kysely'
import userEntity from '../../../entities/user-manage/user'
import userEmailChange from '../../../entities/user-manage/user-email-change'
import userLabelMember from '../../../entities/user-manage/user-label-member'
import { Records } from '../../db/records'
import { forgetMailsTo } from '../../jobs/mail/mail-outbox'
import { defineWork } from '../../jobs/work'
import { writeAudit } from '../../audit/audit'
import { inTransaction } from '../../pipeline/in-transaction'
import type { Services } from '../../base/services'

/** A link to confirm a new address is good for a day. */
const linkHours = 24
const batchSize = 500

/** What comes about by itself: how the due records are found, and what becomes of one. */
interface ByTime {
  readonly code: string
  readonly due: (now: string) => ReturnType<typeof sql<{ id: number }>>
  /** Looks again: another server may have been here. */
  readonly settle: (records: Records, id: number, now: Date) => Promise<void>
}

const rules: readonly ByTime[] = [
  {
    code: 'user.labelEnds',
    due: (now) => sql`select id from user_label_member where expires_at <= ${now} limit ${batchSize}`,
    settle: async (records, id) => {
      const member = await records.find(userLabelMember, id)
      if (!member) return
      await records.remove(userLabelMember, member)
      const user = await records.get(userEntity, member.user)
      await records.update(userEntity, user, { labels: (user.labels ?? []).filter((label) => label !== member.label) })
    },
  },
  {
    code: 'user.emailLinkEnds',
    due: (now) => sql`select id from user_email_change
      where state = 'pending' and created_at <= ${now}::timestamptz - make_interval(hours => ${linkHours}) limit ${batchSize}`,
    settle: async (records, id) => {
      const row = await records.find(userEmailChange, id)
      if (row?.state === 'pending') await records.update(userEmailChange, row, { state: 'expired' })
    },
  },
  {
    code: 'user.deletionFallsDue',
    due: (now) => sql`select id from "user" where state = 'deleting' and delete_at <= ${now} limit ${batchSize}`,
    settle: async (records, id, now) => {
      const row = await records.find(userEntity, id)
      if (row?.state !== 'deleting' || row.deleteAt === null || Date.parse(row.deleteAt) > now.getTime()) return
      await records.update(userEntity, row, { ...erased, nickname: `#${row.id}`, state: 'deleted' })
      await forgetMailsTo(records.db, id)
    },
  },
]

/** A deleted user keeps id, display id and money records; name, contact and pictures are erased. */
const erased = {
  portrait: null,
  bio: null,
  birthday: null,
  email: null,
  emailVerified: false,
  phone: null,
  registerIp: null,
  lastIp: null,
  labels: [],
}

/** Ends what has reached its end: labels, links to confirm an address, accounts to be deleted. */
export async function settleByTime(services: Services, now: Date): Promise<void> {
  for (const rule of rules)
    for (;;) {
      const { rows } = await rule.due(now.toISOString()).execute(services.db)
      for (const { id } of rows) await settleOne(services, rule, id, now)
      if (rows.length < batchSize) break
    }
}

async function settleOne(services: Services, { code, settle }: ByTime, id: number, now: Date): Promise<void> {
  const changes = await inTransaction(services, async ({ db }) => {
    const records = new Records(db, null, now)
    await settle(records, id, now)
    if (records.changes.length === 0) return []
    const entry = { kind: 'system' as const, code, accountId: null, sessionId: null, changes: withoutErased(records) }
    const call = { result: 'ok' as const, resultCode: '00000', ip: '', requestId: `${code}-${id}`, at: now }
    await writeAudit(db, { ...entry, ...call, durationMs: Date.now() - now.getTime() }, services.registry.entities)
    return records.changes
  })
  services.events.changed(changes)
}

/** What is erased is erased from the log too: it says which fields were, not their values. */
function withoutErased({ changes }: Records) {
  return changes.map((change) =>
    change.entity === 'user' && change.after?.state === 'deleted'
      ? {
          entity: 'user',
          id: change.id,
          label: `#${change.id}`,
          before: { state: change.before?.state },
          after: change.after,
        }
      : change,
  )
}

export const settlingByTime = defineWork('user.byTime', {
  lane: 'clock',
  everySeconds: 60,
  run: (services) => settleByTime(services, new Date()),
})
