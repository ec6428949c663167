import { sql } from 'kysely'
import { resetBio, resetNickname, resetPortrait, undoResetPortrait } from '../../../../commands/user-manage/user-list'
import user from '../../../entities/user-manage/user'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

/** So long a portrait that was taken away can be put back. */
const portraitKeptDays = 30

export const resettingPortrait = handle(resetPortrait, {
  run: async (context, row) => {
    await context.records.update(user, row, { portrait: null })
  },
})

/** The portrait before the last reset, as its audit entry kept it. */
export const puttingBackPortrait = handle(undoResetPortrait, {
  check: async (context, row) => {
    if (row.portrait !== null) return 'user-manage.user-list.undoResetPortrait.hasPortrait'
    return (await formerPortrait(context, row.id)) !== undefined || 'user-manage.user-list.undoResetPortrait.notKept'
  },
  run: async (context, row) => {
    await context.records.update(user, row, { portrait: (await formerPortrait(context, row.id)) ?? null })
  },
})

/** A neutral name that tells users apart: `User 1234567`. */
export const resettingNickname = handle(resetNickname, {
  run: async (context, row) => {
    await context.records.update(user, row, { nickname: `User ${row.displayId ?? row.id}` })
  },
})

export const resettingBio = handle(resetBio, {
  run: async (context, row) => {
    await context.records.update(user, row, { bio: null })
  },
})

async function formerPortrait({ db, now }: Context, id: number): Promise<string | undefined> {
  const since = new Date(now.getTime() - portraitKeptDays * 86_400_000).toISOString()
  const { rows } = await sql<{ portrait: string }>`
    select change -> 'before' ->> 'portrait' as portrait
    from audit_entry a cross join lateral jsonb_array_elements(a.changes) as change
    where a.entity = 'user' and a.record_id = ${String(id)} and a.at >= ${since} and a.result = 'ok'
      and a.command = 'user-manage.user-list.resetPortrait' and change -> 'before' ->> 'portrait' is not null
    order by a.id desc limit 1`.execute(db)
  return rows[0]?.portrait
}
