import { sql } from 'kysely'
import * as commands from '../../../../commands/activity-manage/star-pk'
import starPk from '../../../entities/activity-manage/star-pk'
import type { Row } from '../../../schema/entity'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

/** Votes are checked for fraud before a result stands. */
const checkHours = 2

export default handlers(commands, {
  confirmResult: {
    check: async ({ now }, { endsAt }) =>
      now.getTime() - Date.parse(endsAt) >= checkHours * 3_600_000 || 'activity-manage.star-pk.confirmResult.early',
    run: async ({ records, account, now }, row) => {
      await records.update(starPk, row, { confirmedBy: account.id, confirmedAt: now.toISOString() })
    },
  },

  withdrawSide: {
    undo: 'image',
    check: (_context, row, { star: id }) => {
      if (!id) return Promise.resolve(true)
      const standing = standingSides(row)
      if (!standing.some((side) => side.star === id))
        return Promise.resolve('activity-manage.star-pk.withdrawSide.notIn')
      return Promise.resolve(standing.length > 2 || 'activity-manage.star-pk.withdrawSide.lastTwo')
    },
    run: async (context, row, { star: id, notice }) => {
      const withdrawnSides = [...(row.withdrawnSides ?? []), { star: id, at: context.now.toISOString(), notice }]
      const left = standingSides({ ...row, withdrawnSides }).map((side) => side.star)
      await context.records.update(starPk, row, { withdrawnSides, ...(await leaderAmong(context, row.id, left)) })
    },
  },
})

/** The sides that can win. */
function standingSides({ sides, withdrawnSides }: Pick<Row<typeof starPk>, 'sides' | 'withdrawnSides'>) {
  const out = new Set((withdrawnSides ?? []).map((side) => side.star))
  return sides.filter((side) => !out.has(side.star))
}

/** Who leads among some stars, by the votes that count, and with what share of theirs. */
async function leaderAmong({ db }: Context, pk: number, stars: readonly number[]) {
  const { rows } = await sql<{ star: number; votes: number }>`select star,
      sum(coalesce(votes, 0) - coalesce(invalid_votes, 0)) as votes
    from star_pk_vote_hour where pk = ${pk} and star = any(${[...stars]}) group by star order by 2 desc, star`.execute(
    db,
  )
  const all = rows.reduce((sum, { votes }) => sum + Number(votes), 0)
  const [first] = rows
  if (!first || all <= 0) return { leader: null, leadShare: null }
  return { leader: Number(first.star), leadShare: Math.round((Number(first.votes) / all) * 10_000) / 100 }
}
