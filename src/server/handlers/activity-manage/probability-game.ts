import * as commands from '../../../../commands/activity-manage/probability-game'
import probabilityGame from '../../../entities/activity-manage/probability-game'
import probabilityRound from '../../../entities/activity-manage/probability-round'
import type { Row } from '../../../schema/entity'
import { areasMeet } from '../../domain/activities/areas-meet'
import { injectCoins } from '../../domain/activities/pools'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  stopNow: {
    run: (context, row, { stateReason }) => stop(context, row, stateReason ?? ''),
    undo: 'never',
  },

  stopAll: {
    preview: async (context, { areas }) => {
      const games = await runningIn(context, areas)
      return { total: games.length, eligible: games.length, reasons: [] }
    },
    run: async (context, { areas, reason }) => {
      const games = await runningIn(context, areas)
      for (const game of games) await stop(context, game, reason)
      return { stopped: games.length }
    },
  },

  fundPool: {
    run: async (context, row, { coins, reason }) => {
      const balance = await injectCoins(context, row.pool, coins, reason)
      await context.records.update(probabilityGame, row, { poolBalance: balance })
    },
  },
})

async function runningIn({ records }: Context, areas: readonly number[]) {
  const games = await records.where(probabilityGame, { state: 'running' })
  return games.filter((game) => areasMeet(game.areas, areas))
}

async function stop({ records }: Context, game: Row<typeof probabilityGame>, reason: string): Promise<void> {
  const rounds = await records.where(probabilityRound, { game: game.id, state: ['betting', 'drawn'] })
  for (const round of rounds)
    await records.update(probabilityRound, round, { state: 'voided', voidReason: reason.slice(0, 200) })
  await records.update(probabilityGame, game, { state: 'paused', stateReason: reason.slice(0, 200) })
}
