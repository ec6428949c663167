import { confirmResult, withdrawSide } from '../../../../commands/activity-manage/star-pk'
import { drawBracket, fillFromStar } from '../../../../commands/star-pk/star-pk/add'
import * as rewards from '../../../../commands/star-pk/star-pk/rewardSetting'
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import starPk from '../../../entities/activity-manage/star-pk'
import starPkReward from '../../../entities/activity-manage/star-pk-reward'
import star from '../../../entities/movie-manage/star'
import type { Row } from '../../../schema/entity'
import { handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/** Votes are checked for fraud before a result stands. */
const checkHours = 2
const mostSides = starPk.fields.sides.max

export const confirming = handle(confirmResult, {
  check: async ({ now }, { endsAt }) =>
    now.getTime() - Date.parse(endsAt) >= checkHours * 3_600_000 || 'activity-manage.star-pk.confirmResult.early',
  run: ({ records, account, now }, row) =>
    records.update(starPk, row, { confirmedBy: account.id, confirmedAt: now.toISOString() }),
})

export const withdrawingSide = handle(withdrawSide, {
  undo: 'image',
  check: (_context, row, { star: id }) => {
    if (!id) return Promise.resolve(true)
    const standing = standingSides(row)
    if (!standing.some((side) => side.star === id)) return Promise.resolve('activity-manage.star-pk.withdrawSide.notIn')
    return Promise.resolve(standing.length > 2 || 'activity-manage.star-pk.withdrawSide.lastTwo')
  },
  run: async (context, row, { star: id, notice }) => {
    const withdrawnSides = [...(row.withdrawnSides ?? []), { star: id, at: context.now.toISOString(), notice }]
    const left = standingSides({ ...row, withdrawnSides }).map((side) => side.star)
    await context.records.update(starPk, row, { withdrawnSides, ...(await leaderAmong(context, row.id, left)) })
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

export const filling = handle(fillFromStar, {
  run: async ({ records }, row, { stars }) => {
    const held = new Set(row.sides.map((side) => side.star))
    const found = await records.where(star, { id: [...new Set(stars)].filter((id) => !held.has(id)) })
    const added = found.map(({ id, name, portrait }) => ({ star: id, name, image: portrait }))
    if (row.sides.length + added.length > mostSides) throw badField('stars', 'error.tooMany', { max: mostSides })
    await records.update(starPk, row, { sides: [...row.sides, ...added] })
  },
})

export const drawing = handle(drawBracket, {
  run: ({ records }, row) => records.update(starPk, row, { sides: shuffled(row.sides) }),
})

export const copyingDefault = handlePage(rewards.copyFromDefault, {
  run: (context, { pk }) => copyRewards(context, null, pk),
})

export const copyingRewards = handlePage(rewards.copyFrom, {
  run: async (context, { from, pk }) => {
    if (from === pk) throw refused('activity.sameRecord')
    return copyRewards(context, from, pk)
  },
})

async function copyRewards({ records }: Context, from: number | null, to: number): Promise<{ added: number }> {
  const target: Row<typeof starPk> = await records.get(starPk, to)
  if (target.state !== 'draft') throw refused('activity.rewardsLocked')
  const held = await records.where(starPkReward, { pk: from })
  if (held.length === 0) throw refused('activity.nothingToCopy')
  for (const { receives, fromPlace, toPlace, winners, minVotes, reward, count, position } of held)
    await records.insert(starPkReward, {
      ...{ receives, fromPlace, toPlace, winners, minVotes, reward, count, position },
      pk: to,
      currency: target.currency,
    })
  return { added: held.length }
}

/** Each order as likely as any other. */
function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
