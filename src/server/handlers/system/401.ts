import { sql } from 'kysely'
import * as commands from '../../../../commands/system/401'
import accessRequest from '../../../entities/staff-manage/access-request'
import role from '../../../entities/staff-manage/role'
import { caption } from '../../base/captions'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

/** The role's owner decides within this many working hours. */
const decideWithin = 8

export default handlers(commands, {
  /** Asks a role's owner for the role. */
  requestAccess: {
    guard: async ({ records, account }, { role: id, days }) => {
      const wanted = await records.find(role, id)
      if (!wanted || !wanted.enabled) throw badField('role', 'error.noSuchRecord')
      if (account.roleIds.includes(id)) throw badField('role', 'system.401.heldAlready')
      if (wanted.maxDays !== null && (days ?? Infinity) > wanted.maxDays)
        throw badField('days', 'system.401.tooLong', { days: wanted.maxDays })
      const [pending] = await records.where(accessRequest, { account: account.id, role: id, state: 'pending' }, 1)
      if (pending) throw refused('system.401.askedAlready')
    },
    run: async ({ records, account, db, now, language }, { role: id, reason, days }) => {
      const wanted = await records.get(role, id)
      const request = await records.insert(accessRequest, {
        account: account.id,
        role: id,
        reason,
        days,
        dueAt: afterWorkingHours(now, decideWithin).toISOString(),
        state: 'pending',
      })
      const named = (of: 'zh' | 'en') =>
        caption(of, 'system.401.asks', {
          name: account.realName,
          role: of === 'zh' ? wanted.name.zh_CN : wanted.name.en,
        })
      await sql`insert into staff_notice (account, kind, title, body, link, urgent, state, version, created_at, updated_at)
      values (${wanted.owner}, 'approvalWaiting', ${JSON.stringify({ zh_CN: named('zh'), en: named('en') })}::jsonb, ${reason},
        ${'/staff-manage/access-request'}, false, 'unread', 1, now(), now())`.execute(db)
      return { requestId: request.id, message: caption(language, 'system.401.asked') }
    },
  },
})

/** The moment a number of hours later, weekends left out. */
function afterWorkingHours(from: Date, hours: number): Date {
  const at = new Date(from)
  for (let left = hours; left > 0;) {
    at.setUTCHours(at.getUTCHours() + 1)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left--
  }
  return at
}
