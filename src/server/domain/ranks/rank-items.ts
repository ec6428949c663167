import { fixedItem } from '../../../dictionaries/dictionaries'
import rank from '../../../entities/app-manage/rank'
import rankBlacklistEntry from '../../../entities/app-manage/rank-blacklist-entry'
import rankItem from '../../../entities/app-manage/rank-item'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../../operations/concerns'
import { dayMs } from '../../../schema/time'

export type Item = Row<typeof rankItem>
type Entry = Row<typeof rankBlacklistEntry>

/** A place is held by hand for this long at most. */
const longestLockDays = 30

/** What people change by hand in a rank has a reason and an end, and a place is held by one item. */
export const rankItemRules = defineRules(rankItem, {
  beforeSave: async ({ records, now }, draft, current) => {
    const { lockedPlace, lockedUntil, heatBoost, reason, rank: of, area } = { ...current, ...draft }
    const isBoosted = heatBoost !== undefined && heatBoost !== null && heatBoost !== 1
    if (concerns(draft, current, 'lockedPlace', 'heatBoost', 'reason') && (lockedPlace || isBoosted) && !reason)
      throw badField('reason', 'error.required')
    if (!lockedPlace || (draft.lockedPlace === undefined && draft.lockedUntil === undefined)) return
    if (!lockedUntil) throw badField('lockedUntil', 'error.required')
    const days = (Date.parse(lockedUntil) - now.getTime()) / dayMs
    if (days <= 0) throw badField('lockedUntil', 'app-manage.period.past')
    if (days > longestLockDays) throw badField('lockedUntil', 'app-manage.period.tooLong', { days: longestLockDays })
    const holders = await records.where(rankItem, { rank: of ?? 0, area: area ?? 0, lockedPlace })
    const holder = holders.find(
      (other) =>
        other.id !== current?.id && other.lockedUntil !== null && Date.parse(other.lockedUntil) > now.getTime(),
    )
    if (holder) throw badField('lockedPlace', 'app-manage.rank-list.placeTaken', { place: lockedPlace })
  },
})

/** Weights that are all nothing would rank nothing. */
export const rankRules = defineRules(rank, {
  beforeSave: async (_context, draft, current) => {
    const { weights, source } = { ...current, ...draft }
    if (!weights || source === 'manual' || !concerns(draft, current, 'weights', 'source')) return
    const { halfLifeHours: _decay, ...parts } = weights
    if (Object.values(parts).every((weight) => !weight)) throw badField('weights', 'app-manage.rank-manage.noWeight')
  },
})

/** An entry that says "other" says what. */
export const blacklistRules = defineRules(rankBlacklistEntry, {
  beforeSave: async (_context, draft, current) => {
    const { reason, note } = { ...current, ...draft }
    if (concerns(draft, current, 'reason', 'note') && reason === fixedItem('rankBlockReason', 'other') && !note)
      throw badField('note', 'error.required')
  },
})

/** The entry of an item's target in its area, whatever its state. */
export async function entryOf({ records }: Context, { area, target }: Item): Promise<Entry | undefined> {
  const entries = await records.where(rankBlacklistEntry, { area })
  return entries.find((entry) => entry.target.type === target.type && entry.target.target === target.target)
}
