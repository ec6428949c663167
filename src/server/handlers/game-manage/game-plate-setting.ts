import * as commands from '../../../../commands/game-manage/game-plate-setting'
import plate from '../../../entities/app-manage/plate'
import game from '../../../entities/game-manage/game'
import gamePlateItem from '../../../entities/game-manage/game-plate-item'
import type { Row } from '../../../schema/entity'
import { areasMeet } from '../../domain/activities/areas-meet'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Plate = Row<typeof plate>

type Game = Row<typeof game>

type Item = Row<typeof gamePlateItem>

export default handlers(commands, {
  addByCodes: {
    run: async (context, row, { codes: text }) => {
      const codes = [...new Set(text.split(/[\s,;，；]+/).filter(Boolean))]
      const games = await context.records.where(game, { code: codes })
      const unknown = codes.filter((code) => !games.some((each) => each.code === code))
      if (unknown.length > 0)
        throw badField('codes', 'game-manage.game-plate-setting.addByCodes.unknown', { codes: unknown.join(', ') })
      return add(context, row, games)
    },
  },

  fillByRule: {
    run: async (context, row, { category, bestBy, count }) => {
      const games = await context.records.where(game, { state: 'published', ...(category && { category }) }, 5_000)
      const held = new Set((await itemsOf(context, row)).map((item) => item.game))
      const open = games.filter((each) => !held.has(each.id) && areasMeet(each.areas, row.areas))
      const worth = {
        players: ({ players24h }: Game) => players24h ?? 0,
        retention: ({ retention1d }: Game) => retention1d ?? 0,
        newest: ({ id }: Game) => id,
      }[bestBy]
      return add(context, row, open.sort((a, b) => worth(b) - worth(a)).slice(0, count))
    },
  },

  refresh: { run: refreshPlate },

  removeUnavailable: {
    run: async (context, row) => {
      await refreshPlate(context, row)
      const gone = (await itemsOf(context, row)).filter(({ availability, enabled }) => enabled && availability !== 'ok')
      for (const item of gone) await context.records.update(gamePlateItem, item, { enabled: false })
      return { removed: gone.length }
    },
  },
})

/** Looks up what can be played of a plate's games, and counts them. */
async function refreshPlate(context: Context, row: Plate): Promise<void> {
  const { records, now } = context
  const items = await itemsOf(context, row)
  const games = new Map(
    (await records.where(game, { id: items.map((item) => item.game) })).map((each) => [each.id, each]),
  )
  let unavailable = 0
  for (const item of items) {
    const availability = availabilityOf(item, games.get(item.game), now)
    if (availability !== 'ok') unavailable++
    await records.update(gamePlateItem, item, { availability })
  }
  await records.update(plate, await records.get(plate, row.id), {
    itemCount: items.length,
    unavailable,
    refreshedAt: now.toISOString(),
  })
}

/** Whether an item can be played now, and why not. */
function availabilityOf(
  { areas, endsAt }: Pick<Item, 'areas' | 'endsAt'>,
  of: Pick<Game, 'areas' | 'state'> | undefined,
  now: Date,
): NonNullable<Item['availability']> {
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return 'expired'
  if (of?.state === 'maintenance') return 'maintenance'
  if (of?.state !== 'published') return 'offline'
  return areasMeet(of.areas, areas) ? 'ok' : 'areaClosed'
}

async function add(context: Context, row: Plate, games: readonly Game[]): Promise<{ added: number }> {
  const items = await itemsOf(context, row)
  const held = new Set(items.map((item) => item.game))
  const wanted = games.filter(({ id }) => !held.has(id))
  const most = row.maxItems ?? plate.fields.maxItems.default
  if (items.length + wanted.length > most) throw badField('count', 'error.tooMany', { max: most })
  const last = Math.max(0, ...items.map(({ position }) => position ?? 0))
  for (const [index, each] of wanted.entries())
    await context.records.insert(gamePlateItem, {
      plate: row.id,
      game: each.id,
      areas: row.areas,
      position: last + index + 1,
    })
  await refreshPlate(context, row)
  return { added: wanted.length }
}

function itemsOf({ records }: Context, { id }: Plate): Promise<Item[]> {
  return records.where(gamePlateItem, { plate: id })
}
