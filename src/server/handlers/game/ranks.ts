import * as page from '../../../../commands/game-manage/game-rank'
import rank from '../../../entities/app-manage/rank'
import gameRankItem from '../../../entities/game-manage/game-rank-item'
import { moveFrom } from '../../../schema/entity'
import { defineRules, handlePage } from '../../operations/handler'
import { badField, wrongState } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/** A place is locked for so many days at most. */
const mostDays = 30

export const making = handlePage(page.newRank, {
  run: async ({ records }, { name, code, period, size, areas }) => {
    const { id } = await records.insert(rank, {
      ...{ name, code, period, size, areas },
      kind: 'game',
      contentTypes: ['game'],
      position: 0,
    })
    return { id }
  },
})

export const freezing = handlePage(page.freeze, { run: (context, { rank: id }) => move(context, id, 'freeze') })
export const thawing = handlePage(page.thaw, { run: (context, { rank: id }) => move(context, id, 'thaw') })

export const rankItemRules = defineRules(gameRankItem, {
  beforeSave: async ({ records, now }, draft, current) => {
    const held = { ...current, ...draft }
    const isMoved =
      held.lockedPlace || (held.heatBoost !== undefined && held.heatBoost !== null && held.heatBoost !== 1)
    if (isMoved && !held.reason) throw badField('reason', 'error.required')
    if (!held.lockedPlace) return
    if (!held.lockedUntil) throw badField('lockedUntil', 'error.required')
    const until = Date.parse(held.lockedUntil)
    if (until <= now.getTime()) throw badField('lockedUntil', 'error.tooEarly', { min: now.toISOString() })
    if (until > now.getTime() + mostDays * 86_400_000)
      throw badField('lockedUntil', 'game-manage.game-rank.lock.tooLong', { days: mostDays })
    const { rank: rankId, area, lockedPlace } = held
    if (!rankId || !area) return
    const rivals = await records.where(gameRankItem, { rank: rankId, area, lockedPlace })
    const rival = rivals.find(
      ({ id, lockedUntil }) => id !== current?.id && Date.parse(lockedUntil ?? '') > now.getTime(),
    )
    if (rival) throw badField('lockedPlace', 'game-manage.game-rank.lock.taken')
  },
})

async function move({ records }: Context, id: number, name: 'freeze' | 'thaw'): Promise<void> {
  const row = await records.get(rank, id)
  if (row.kind !== 'game') throw badField('rank', 'game-manage.game-rank.notOfGames')
  const state = moveFrom(rank, row.state, name) as typeof row.state | undefined
  if (!state) throw wrongState('rank', row.state)
  await records.update(rank, row, { state })
}
