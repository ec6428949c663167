import * as entries from '../../../../commands/app-manage/rank-blacklist/[area]'
import * as list from '../../../../commands/app-manage/rank-list'
import { fixedItem } from '../../../entities/dictionaries'
import rank from '../../../entities/app-manage/rank'
import rankBlacklistEntry from '../../../entities/app-manage/rank-blacklist-entry'
import rankItem from '../../../entities/app-manage/rank-item'
import type { Row } from '../../../schema/entity'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { areaIds } from './area-ids'
import { concerns } from '../concerns'

type Item = Row<typeof rankItem>
type Entry = Row<typeof rankBlacklistEntry>

/** A place is held by hand for so long at most. */
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
    const days = (Date.parse(lockedUntil) - now.getTime()) / 86_400_000
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

export const blacklisting = handle(list.blacklist, {
  guard: async (_context, { reason, note }) => {
    if (reason === fixedItem('rankBlockReason', 'other') && !note) throw badField('note', 'error.required')
  },
  check: async (context, row) => (await entryOf(context, row))?.state !== 'active' || 'derived.alreadySo',
  run: async (context, row, { reason, note, expiresAt }) => {
    const entry = await entryOf(context, row)
    const said = { ranks: [row.rank], reason, note, expiresAt }
    if (entry) await context.records.update(rankBlacklistEntry, entry, { ...said, state: 'active' })
    else await context.records.insert(rankBlacklistEntry, { ...said, area: row.area, target: row.target })
  },
})

export const unblacklisting = handle(list.unblacklist, {
  check: async (context, row) =>
    (await entryOf(context, row))?.state === 'active' || 'app-manage.rank-list.notBlacklisted',
  run: async (context, row, { reason }) => {
    const entry = await entryOf(context, row)
    if (entry) await context.records.update(rankBlacklistEntry, entry, { state: 'lifted', note: reason })
  },
})

/** The entry of an item's target in its area, whatever its state. */
async function entryOf({ records }: Context, { area, target }: Item): Promise<Entry | undefined> {
  const entries = await records.where(rankBlacklistEntry, { area })
  return entries.find((entry) => entry.target.type === target.type && entry.target.target === target.target)
}

export const copyingEntries = handle(entries.copyToAreas, {
  run: async (context, row, { areas }) => {
    const { target, ranks, reason, note, expiresAt } = row
    let count = 0
    for (const area of await areaIds(context, areas)) {
      const there = await entryOf(context, { area, target } as Item)
      if (there || area === row.area) continue
      await context.records.insert(rankBlacklistEntry, { area, target, ranks, reason, note, expiresAt })
      count++
    }
    return { count }
  },
})

export const copyingLocks = handle(list.copyLocks, {
  run: async (context, row, { areas }) => {
    const { lockedPlace, lockedUntil, reason } = row
    let count = 0
    for (const area of await areaIds(context, areas)) {
      if (area === row.area) continue
      const items = await context.records.where(rankItem, { rank: row.rank, area }, 5_000)
      const same = items.find(({ target }) => target.type === row.target.type && target.target === row.target.target)
      const isTaken = items.some((other) => other !== same && other.lockedPlace === lockedPlace)
      if (!same || isTaken) continue
      await context.records.update(rankItem, same, { lockedPlace, lockedUntil, reason })
      count++
    }
    return { count }
  },
})
