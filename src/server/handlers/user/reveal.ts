import { sql } from 'kysely'
import { reveal } from '../../../../commands/user-manage/user-list'
import account from '../../../entities/staff-manage/account'
import user from '../../../entities/user-manage/user'
import { handle } from '../../operations/handler'
import { Refusal } from '../../pipeline/errors'

/** One account may look at so many users within 24 hours, each for so many minutes. */
const revealsADay = 50
const shownMinutes = 5

const secretFields = Object.entries(user.fields).flatMap(([name, field]) => ('secret' in field ? [name] : []))

/** Shows the masked fields of one user. The audit says who looked and why; what was seen is not in it. */
export const revealing = handle(reveal, {
  guard: async ({ records, account: { id }, db, now }) => {
    // Two reveals at once wait for each other here, so that none slips past the count.
    await records.get(account, id)
    const since = new Date(now.getTime() - 86_400_000).toISOString()
    const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entry
      where account = ${id} and kind = 'reveal' and entity = ${user.name} and result = 'ok' and at > ${since}`.execute(
      db,
    )
    if (Number(rows[0]?.count ?? 0) >= revealsADay)
      throw new Refusal('A0429', 'user-manage.user-list.reveal.tooMany', { count: revealsADay })
  },
  run: async ({ now }, row) => {
    const values = row as unknown as Readonly<Record<string, unknown>>
    return {
      fields: Object.fromEntries(secretFields.map((name) => [name, values[name] ?? null])),
      until: new Date(now.getTime() + shownMinutes * 60_000).toISOString(),
    }
  },
})
