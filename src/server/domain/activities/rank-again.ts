import liveActivityStanding from '../../../entities/activity-manage/live-activity-standing'
import type { Context } from '../../pipeline/operation'

/** How many standings of a rank are put in order. */
const most = 10_000

/**
 * Puts the standings of a rank in order of their scores, again in each of its periods. Who is disqualified has no place.
 * @returns the highest score
 */
export async function rankAgain({ records }: Pick<Context, 'records'>, rank: number): Promise<number> {
  const all = await records.where(liveActivityStanding, { rank }, most)
  const placed = placesOf(all)
  // A place is taken by one at a time: all that change leave theirs before anybody takes one.
  const moving = all.filter(({ id, place }) => (placed.get(id)?.place ?? null) !== place)
  for (const [index, row] of moving.entries())
    moving[index] = await records.update(liveActivityStanding, row, { place: null, previousPlace: row.place })
  const current = new Map([...all, ...moving].map((row) => [row.id, row]))
  for (const [id, { place, gapToNext }] of placed)
    await records.update(liveActivityStanding, current.get(id)!, { place, gapToNext })
  return Math.max(0, ...all.filter(({ id }) => placed.has(id)).map(({ score }) => score ?? 0))
}

interface Standing {
  readonly id: number
  readonly periodKey: string | null
  readonly score: number | null
  readonly place: number | null
  readonly state: string
}

/** The place of each that counts, and how far it is behind the one before it; equals stay as they stood. */
export function placesOf(standings: readonly Standing[]): Map<number, { place: number; gapToNext: number | null }> {
  const places = new Map<number, { place: number; gapToNext: number | null }>()
  const running = standings.filter(({ state }) => state !== 'disqualified')
  for (const periodKey of new Set(running.map((each) => each.periodKey))) {
    const order = running
      .filter((each) => each.periodKey === periodKey)
      .sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || (a.place ?? Infinity) - (b.place ?? Infinity) || a.id - b.id)
    for (const [index, { id, score }] of order.entries()) {
      const before = order[index - 1]
      places.set(id, { place: index + 1, gapToNext: before ? (before.score ?? 0) - (score ?? 0) : null })
    }
  }
  return places
}
