import { stopAll, stopNow } from '../../../../commands/activity-manage/probability-game'
import { normalise as normalisePrizes } from '../../../../commands/activity-manage/probability-game/game-setting'
import { normalise as normaliseOptions } from '../../../../commands/activity-manage/probability-game/game-setting1'
import probabilityGame from '../../../entities/activity-manage/probability-game'
import probabilityOption from '../../../entities/activity-manage/probability-option'
import probabilityPrize from '../../../entities/activity-manage/probability-prize'
import probabilityRound from '../../../entities/activity-manage/probability-round'
import type { Row } from '../../../schema/entity'
import { handle, handlePage } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { areasMeet } from './areas-meet'
import { scaledTo } from './scaled-to'

/** Chances are counted in parts of a million. */
const whole = 1_000_000

export const stoppingNow = handle(stopNow, {
  run: (context, row, { stateReason }) => stop(context, row, stateReason ?? ''),
  undo: 'never',
})

export const stoppingAll = handlePage(stopAll, {
  preview: async (context, { areas }) => {
    const games = await runningIn(context, areas)
    return { total: games.length, eligible: games.length, reasons: [] }
  },
  run: async (context, { areas, reason }) => {
    const games = await runningIn(context, areas)
    for (const game of games) await stop(context, game, reason)
    return { stopped: games.length }
  },
})

export const normalisingPrizes = handle(normalisePrizes, {
  run: async ({ records }, { id }) => {
    const prizes = await records.where(probabilityPrize, { game: id, tableVersion: null })
    if (prizes.length === 0) throw refused('activity.noTable')
    const fallback = prizes.findIndex((prize) => prize.fallback)
    const scaled = scaledTo(
      prizes.map(({ chancePpm }) => chancePpm),
      whole,
      fallback,
    )
    for (const [index, prize] of prizes.entries())
      await records.update(probabilityPrize, prize, { chancePpm: scaled[index] ?? 0 })
  },
})

export const normalisingOptions = handle(normaliseOptions, {
  run: async ({ records }, { id }) => {
    const options = await records.where(probabilityOption, { game: id, tableVersion: null })
    if (options.length === 0) throw refused('activity.noTable')
    const scaled = scaledTo(
      options.map(({ chancePpm }) => chancePpm),
      whole,
    )
    for (const [index, option] of options.entries()) {
      const chancePpm = scaled[index] ?? 0
      const expectedReturn = Math.round((option.odds * chancePpm * 100) / (whole / 100)) / 100
      await records.update(probabilityOption, option, { chancePpm, expectedReturn })
    }
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
