import { sql } from 'kysely'
import hotListItem from '../../../entities/community-manage/hot-list-item'
import type { Row } from '../../../schema/entity'
import { defineWork } from '../../jobs/work'
import { asSystem } from '../../run/as-system'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../../operations/concerns'

type Item = Row<typeof hotListItem>
export type Kind = Item['list']

/** How many places a list has; what comes after them are candidates. */
const places = 50
const maxItems = 5_000
const maxPins = 3
/** A boost or a pin ends after this many hours at the latest. */
const longestHours = 72

/** A boost or pin says why and until when; a list has three pins, each on a place of its own. */
export const hotListRules = defineRules(hotListItem, {
  beforeSave: async (context, draft, current) => {
    const after = { ...current, ...draft }
    const about = (['dynamic', 'topic', 'target', 'user'] as const).filter((name) => after[name])
    if (concerns(draft, current, 'dynamic', 'topic', 'target', 'user')) {
      const [, another] = about
      if (about.length === 0) throw badField('dynamic', 'error.required')
      if (another) throw badField(another, 'community-manage.hot-list.exactlyOne')
    }
    if (!concerns(draft, current, 'boost', 'pinnedAt', 'until')) return
    const isPinned = after.pinnedAt !== null && after.pinnedAt !== undefined
    if (!isPinned && !after.boost) return
    if (!after.reason) throw badField('reason', 'error.required')
    if (!after.until) throw badField(isPinned ? 'pinnedAt' : 'boost', 'community-manage.hot-list.needsEnd')
    guardUntil(after.until, context.now)
    if (isPinned && concerns(draft, current, 'pinnedAt')) await guardPin(context, after as Item)
  },
})

export function guardUntil(until: string, now: Date): void {
  const hours = (Date.parse(until) - now.getTime()) / 3_600_000
  if (hours <= 0) throw badField('until', 'error.tooEarly', { min: now.toISOString() })
  if (hours > longestHours) throw badField('until', 'community-manage.hot-list.tooLong', { hours: longestHours })
}

export async function guardPin({ records, now }: Context, { id, list, area, pinnedAt }: Item): Promise<void> {
  const others = (await records.where(hotListItem, { list, area, state: 'listed' }, maxItems)).filter(
    (each) => each.id !== id && isPinned(each, now),
  )
  if (others.some((each) => each.pinnedAt === pinnedAt))
    throw badField('pinnedAt', 'community-manage.hot-list.placeTaken')
  if (others.length >= maxPins) throw badField('pinnedAt', 'community-manage.hot-list.pinsFull', { most: maxPins })
}

function isPinned({ pinnedAt, until }: Item, now: Date): boolean {
  return pinnedAt !== null && (until === null || Date.parse(until) > now.getTime())
}

/** Every list that is not frozen, in the order of its heat. */
export const rankingLists = defineWork('community.rankHotLists', {
  lane: 'upkeep',
  everySeconds: 600,
  run: async (services) => {
    const { rows } = await sql<{ list: Kind; area: number }>`select distinct list, area from hot_list_item i
      where state in ('listed', 'candidate') and not exists (
        select 1 from hot_list_freeze f where f.list = i.list and f.area = i.area and f.state = 'active')`.execute(
      services.db,
    )
    for (const { list, area } of rows)
      await asSystem(services, 'hotListItem.rank', new Date(), (context) => rankList(context, list, Number(area)))
  },
})

/**
 * Puts a list in order: pins on their places, the others by their heat with what was added to it. What falls below the last
 * place becomes a candidate; what rises above it is listed.
 */
export async function rankList(
  { records, now }: Pick<Context, 'records' | 'now'>,
  list: Kind,
  area: number,
): Promise<void> {
  const items = await records.where(hotListItem, { list, area, state: ['listed', 'candidate'] }, maxItems)
  const pinned = new Map(items.filter((each) => isPinned(each, now)).map((each) => [each.pinnedAt, each]))
  const rest = items
    .filter((each) => pinned.get(each.pinnedAt) !== each)
    .sort((a, b) => heatOf(b, now) - heatOf(a, now))
  for (let rank = 1; rest.length > 0 || [...pinned.keys()].some((place) => (place ?? 0) >= rank); rank++) {
    const item = pinned.get(rank) ?? rest.shift()
    if (!item) continue
    await records.update(hotListItem, item, {
      rank,
      change: changeOf(item, rank, now),
      state: rank <= places ? 'listed' : 'candidate',
    })
  }
}

/** How many places an item has risen within the hour: what it moved in earlier rankings of it counts until none moves it any more. */
function changeOf({ rank: before, change, updatedAt }: Item, rank: number, now: Date): number {
  const isWithinHour = now.getTime() - Date.parse(updatedAt) < 3_600_000
  return (isWithinHour ? (change ?? 0) : 0) + (before === null ? 0 : before - rank)
}

/** Heat with what was added to it or taken off, until that ends. */
function heatOf({ heat, boost, until }: Item, now: Date): number {
  const isOver = until !== null && Date.parse(until) <= now.getTime()
  return (heat ?? 0) * (1 + (isOver ? 0 : (boost ?? 0)) / 100)
}
