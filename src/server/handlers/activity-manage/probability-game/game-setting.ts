import * as commands from '../../../../../commands/activity-manage/probability-game/game-setting'
import probabilityGame from '../../../../entities/activity-manage/probability-game'
import probabilityPrize from '../../../../entities/activity-manage/probability-prize'
import type { Row } from '../../../../schema/entity'
import type { Findings } from '../../../../schema/findings'
import { whole } from '../../../domain/activities/games'
import { type Game, known } from '../../../domain/activities/odds-tables'
import { scaledTo } from '../../../domain/activities/scaled-to'
import { simulateDraws } from '../../../domain/activities/simulate-draws'
import { prizeTableFault, returnOfPrizes } from '../../../domain/activities/table-faults'
import { handlers } from '../../../operations/handler'
import { refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'

/** A table is drawn by this often. */
const plays = 1_000_000

type Prize = Row<typeof probabilityPrize>

export default handlers(commands, {
  simulate: {
    run: async ({ records }, row): Promise<Findings> => {
      const prizes = await records.where(probabilityPrize, { game: row.id, tableVersion: null })
      if (prizes.length === 0) throw refused('activity.noTable')
      const [first] = row.stakes
      const stake = first ? first.amount / Math.max(1, first.plays) : 1
      const { back, low, high, longestLoss } = simulateDraws(prizes, stake, plays, Math.random)
      return {
        findings: [
          { caption: 'activity.found.plays', value: plays },
          { caption: 'activity.found.return', value: `${back} %`, tone: back < 50 || back > 98 ? 'bad' : 'good' },
          { caption: 'activity.found.returnRange', value: `${low} – ${high} %` },
          { caption: 'activity.found.longestLoss', value: longestLoss },
        ],
      }
    },
  },

  normalise: {
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
  },

  submitTable: {
    check: async (context, game) => prizeTableFault(await prizesOf(context, game, null), stakeOf(game)) ?? true,
    run: async (context, game) => publishPrizes(context, game, await prizesOf(context, game, null)),
    undo: 'never',
  },

  rollbackTable: {
    run: async (context, game, { tableVersion }) =>
      publishPrizes(context, game, known(await prizesOf(context, game, tableVersion))),
    undo: 'never',
  },
})

/** What one play costs at the lowest stake. */
function stakeOf({ stakes }: Game): number {
  const [first] = stakes
  return first ? first.amount / Math.max(1, first.plays) : 1
}

function prizesOf({ records }: Context, { id }: Game, tableVersion: number | null): Promise<Prize[]> {
  return records.where(probabilityPrize, { game: id, tableVersion })
}

/** A table that has been live stays as it was: the next one is a copy with a number of its own. */
async function publishPrizes(context: Context, game: Game, prizes: readonly Prize[]): Promise<void> {
  const tableVersion = (game.tableVersion ?? 0) + 1
  for (const { position, reward, count, value, chancePpm, stockDay, fallback, pityAfter, grade, broadcast } of prizes)
    await context.records.insert(probabilityPrize, {
      ...{ position, reward, count, value, chancePpm, stockDay, fallback, pityAfter, grade, broadcast },
      game: game.id,
      tableVersion,
    })
  await context.records.update(probabilityGame, game, {
    tableVersion,
    expectedReturn: returnOfPrizes(prizes, stakeOf(game)),
  })
}
