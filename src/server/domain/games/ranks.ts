import gameRankItem from '../../../entities/game-manage/game-rank-item'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { dayMs } from '../../../schema/time'

/** A place is locked for this many days at most. */
const maxDays = 30

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
    if (until > now.getTime() + maxDays * dayMs)
      throw badField('lockedUntil', 'game-manage.game-rank.lock.tooLong', { days: maxDays })
    const { rank: rankId, area, lockedPlace } = held
    if (!rankId || !area) return
    const rivals = await records.where(gameRankItem, { rank: rankId, area, lockedPlace })
    const rival = rivals.find(
      ({ id, lockedUntil }) => id !== current?.id && Date.parse(lockedUntil ?? '') > now.getTime(),
    )
    if (rival) throw badField('lockedPlace', 'game-manage.game-rank.lock.taken')
  },
})
