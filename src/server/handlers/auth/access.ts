import { sql } from 'kysely'
import { z } from 'zod'
import { requestAccess } from '../../../../commands/system/401'
import accessRequest from '../../../entities/staff-manage/access-request'
import role from '../../../entities/staff-manage/role'
import { caption } from '../../captions'
import { handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { defineOperation } from '../../pipeline/operation'

/** The role's owner decides within so many working hours. */
const decideWithin = 8

/** The roles that hold a permission code, the smallest first, with their owners: whom to ask for it. */
export const holders = defineOperation({
  id: 'role.holders',
  method: 'GET',
  url: '/auth/backend/role/holders',
  guard: 'signedIn',
  input: z.strictObject({ code: z.string().min(1).max(120) }),
  run: async ({ db }, { code }) => {
    const { rows } =
      await sql`select r.id, r.name, r.description, r.max_days as "maxDays", a.real_name as "ownerName", a.email as "ownerEmail",
        coalesce(cardinality(r.menus), 0) + coalesce(cardinality(r.elements), 0) as codes
      from role r join account a on a.id = r.owner
      where r.enabled and not r.built_in and (
        exists (select 1 from menu m where m.id = any(r.menus) and m.code = ${code})
        or exists (select 1 from element e where e.id = any(r.elements) and e.code = ${code}))
      order by codes, r.id limit 20`.execute(db)
    return rows
  },
})

/** What the account that asks may do, by the role that gives it. */
export const ownAccess = defineOperation({
  id: 'account.access',
  method: 'GET',
  url: '/auth/backend/account/access',
  guard: 'signedIn',
  input: z.strictObject({}),
  run: async ({ account, db }) => {
    const { rows } =
      await sql`select r.id, r.name, r.description, a.real_name as "ownerName", r.data_scope as "dataScope",
        r.export_row_limit as "exportRowLimit", r.built_in as "builtIn",
        array(select m.code from menu m where m.id = any(r.menus) order by m.code) as menus,
        array(select e.code from element e where e.id = any(r.elements) order by e.code) as elements,
        (select max(q.ends_at) from access_request q
          where q.account = ${account.id} and q.role = r.id and q.state = 'granted') as "endsAt"
      from role r join account a on a.id = r.owner
      where r.id = any(${[...account.roleIds]}) and r.enabled order by r.id`.execute(db)
    return rows
  },
})

/** Asks a role's owner for the role. */
export const requestingAccess = handlePage(requestAccess, {
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
      caption(of, 'system.401.asks', { name: account.realName, role: of === 'zh' ? wanted.name.zh_CN : wanted.name.en })
    await sql`insert into staff_notice (account, kind, title, body, link, urgent, state, version, created_at, updated_at)
      values (${wanted.owner}, 'approvalWaiting', ${JSON.stringify({ zh_CN: named('zh'), en: named('en') })}::jsonb, ${reason},
        ${'/staff-manage/access-request'}, false, 'unread', 1, now(), now())`.execute(db)
    return { requestId: request.id, message: caption(language, 'system.401.asked') }
  },
})

/** So many hours later, weekends left out. */
function afterWorkingHours(from: Date, hours: number): Date {
  const at = new Date(from)
  for (let left = hours; left > 0;) {
    at.setUTCHours(at.getUTCHours() + 1)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left--
  }
  return at
}
