import * as commands from '../../../../commands/game-manage/list'
import game from '../../../entities/game-manage/game'
import gamePackage from '../../../entities/game-manage/game-package'
import type { Row } from '../../../schema/entity'
import { packagesOf } from '../../domain/games/packages'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

const items = game.fields.testResults.fields.item.of

export default handlers(commands, {
  /** The last result of an item on a client counts. */
  recordTest: {
    run: async ({ records }, row, { client, testItem, passed, note }) => {
      const others = (row.testResults ?? []).filter((result) => result.client !== client || result.item !== testItem)
      const result = { client, item: testItem, passed, ...(note !== null && { note }) }
      await records.update(game, row, { testResults: [...others, result] })
    },
  },

  submit: {
    check: async (_context, row) => {
      const missing = untested(row)
      return missing === 0 || { caption: 'game-manage.list.submit.untested', params: { count: String(missing) } }
    },
    run: async ({ records }, row) => {
      await records.update(game, row, { state: 'awaitingApproval' })
    },
  },

  /** What is approved comes out at its hour; at once where that has passed, or none is set. */
  approve: {
    run: async ({ records, now }, row) => {
      const isLater = row.publishAt !== null && Date.parse(row.publishAt) > now.getTime()
      await records.update(game, row, { state: isLater ? 'scheduled' : 'published' })
    },
  },

  /** A new package becomes the one that players get; the one before stays to go back to. */
  newPackage: {
    undo: 'image',
    run: async ({ records }, row, { packageFile, packageVersion, rollout }) => {
      const before = await packagesOf(records, row)
      if (before.some((each) => each.packageVersion === packageVersion))
        throw badField('packageVersion', 'error.alreadyTaken')
      const share = rollout ?? row.rollout
      for (const each of before) await records.update(gamePackage, each, { inUse: false })
      await records.insert(gamePackage, { game: row.id, packageFile, packageVersion, rollout: share, inUse: true })
      await records.update(game, row, { packageFile, packageVersion, rollout: share })
    },
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
