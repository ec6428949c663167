import { sql } from 'kysely'
import account from '../../../entities/staff-manage/account'
import { defineWork } from '../../jobs/work'
import { asSystem } from '../../run/as-system'
import { followChanges } from '../../operations/follow-changes'
import { superRole } from '../../access/account'
import type { Services } from '../../base/services'
import { dayMs } from '../../../schema/time'

/** Who has not signed in for this long has no need to. */
const idleDays = 90

/**
 * Disables accounts that nobody has signed in with for 90 days, counted again from when one was enabled again or changed;
 * machines have no sign-in, and the last super administrator stays.
 */
export async function disableIdle(services: Services, now: Date): Promise<void> {
  const since = new Date(now.getTime() - idleDays * dayMs).toISOString()
  const { rows } = await sql<{ id: number }>`select id from account
    where state in ('active', 'locked') and employment <> 'service' and greatest(last_login_at, updated_at) < ${since}
    order by id limit 500`.execute(services.db)
  for (const { id } of rows)
    await asSystem(services, 'account.byIdleness', now, async (context) => {
      const { db, records } = context
      const row = await records.find(account, Number(id))
      if (!row || row.updatedAt >= since || (row.lastLoginAt ?? '') >= since) return
      if (row.roles.includes(superRole) && !(await hasOtherSuper(db, row.id))) return
      await records.update(account, row, { state: 'disabled' })
      await followChanges(context, records.changes)
    })
}

async function hasOtherSuper(db: Services['db'], id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from account
    where id <> ${id} and state = 'active' and ${superRole} = any(roles) limit 1`.execute(db)
  return rows.length > 0
}

export const disablingIdle = defineWork('account.byIdleness', {
  lane: 'clock',
  everySeconds: 3_600,
  run: (services) => disableIdle(services, new Date()),
})
