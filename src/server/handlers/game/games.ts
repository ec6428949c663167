import { approve, recordTest, submit } from '../../../../commands/game-manage/list'
import { suspend } from '../../../../commands/game-manage/vendor'
import { fixedItem } from '../../../entities/dictionaries'
import game from '../../../entities/game-manage/game'
import gameVendor from '../../../entities/game-manage/game-vendor'
import type { Row } from '../../../schema/entity'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'

const items = game.fields.testResults.fields.item.of

/** The last result of an item on a client counts. */
export const recording = handle(recordTest, {
  run: async ({ records }, row, { client, testItem, passed, note }) => {
    const others = (row.testResults ?? []).filter((result) => result.client !== client || result.item !== testItem)
    const result = { client, item: testItem, passed, ...(note !== null && { note }) }
    await records.update(game, row, { testResults: [...others, result] })
  },
})

export const submitting = handle(submit, {
  check: async (_context, row) => {
    const missing = untested(row)
    return missing === 0 || { caption: 'game-manage.list.submit.untested', params: { count: String(missing) } }
  },
  run: ({ records }, row) => records.update(game, row, { state: 'awaitingApproval' }),
})

/** What is approved comes out at its hour; at once where that has passed, or none is set. */
export const approvingGame = handle(approve, {
  run: async ({ records, now }, row) => {
    const isLater = row.publishAt !== null && Date.parse(row.publishAt) > now.getTime()
    await records.update(game, row, { state: isLater ? 'scheduled' : 'published' })
  },
})

/** Without its vendor a game cannot be played. */
export const suspending = handle(suspend, {
  run: async ({ records }, row) => {
    const published = await records.where(game, { vendor: row.id, state: 'published' })
    for (const each of published) await records.update(game, each, { state: 'maintenance', maintenanceUntil: null })
    await records.update(gameVendor, row, { state: 'suspended' })
    return { games: published.length }
  },
})

export const gameRules = defineRules(game, {
  beforeSave: async ({ records }, draft, current) => {
    if ('state' in draft) return
    const held = { ...current, ...draft }
    if (held.wallet && held.wallet !== 'none' && !held.maxStakeDay) throw badField('maxStakeDay', 'error.required')
    if (held.kind === 'h5' && !held.url) throw badField('url', 'error.required')
    if (held.category !== fixedItem('gameCategory', 'chance')) return
    if (held.ageRating !== 'a18') throw badField('ageRating', 'game-manage.list.chanceIsAdult')
    const vendor = held.vendor ? await records.find(gameVendor, held.vendor) : undefined
    if (!vendor?.licence) throw badField('vendor', 'game-manage.list.chanceNeedsLicence')
  },
})

/** How many of the five items lack a pass, over all clients that it is for; one client at least. */
function untested({ clients, testResults, wallet }: Row<typeof game>): number {
  const needed = wallet === null || wallet === 'none' ? (['open', 'login'] as const) : items
  const passed = new Set(
    (testResults ?? []).filter((result) => result.passed).map(({ client, item }) => `${client}:${item}`),
  )
  const tested = [...new Set((testResults ?? []).map(({ client }) => client))]
  const on = clients?.length ? clients : tested
  if (on.length === 0) return needed.length
  return on.flatMap((client) => needed.filter((item) => !passed.has(`${client}:${item}`))).length
}
