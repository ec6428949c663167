import * as draw from '../../../../commands/activity-manage/probability-game/game-setting'
import * as round from '../../../../commands/activity-manage/probability-game/game-setting1'
import probabilityGame from '../../../entities/activity-manage/probability-game'
import probabilityOption from '../../../entities/activity-manage/probability-option'
import probabilityPrize from '../../../entities/activity-manage/probability-prize'
import type { Row } from '../../../schema/entity'
import { handle, type Verdict } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { optionTableFault, prizeTableFault, returnOfPrizes } from './table-faults'

type Game = Row<typeof probabilityGame>
type Prize = Row<typeof probabilityPrize>
type Option = Row<typeof probabilityOption>

export const submittingPrizes = handle(draw.submitTable, {
  check: async (context, game) => prizeTableFault(await prizesOf(context, game, null), stakeOf(game)) ?? true,
  run: async (context, game) => publishPrizes(context, game, await prizesOf(context, game, null)),
  undo: 'never',
})

export const rollingPrizesBack = handle(draw.rollbackTable, {
  run: async (context, game, { tableVersion }) =>
    publishPrizes(context, game, known(await prizesOf(context, game, tableVersion))),
  undo: 'never',
})

export const submittingOptions = handle(round.submitTable, {
  check: async (context, game): Promise<Verdict> => optionTableFault(await optionsOf(context, game, null)) ?? true,
  run: async (context, game) => publishOptions(context, game, await optionsOf(context, game, null)),
  undo: 'never',
})

export const rollingOptionsBack = handle(round.rollbackTable, {
  run: async (context, game, { tableVersion }) =>
    publishOptions(context, game, known(await optionsOf(context, game, tableVersion))),
  undo: 'never',
})

/** What one play costs at the lowest stake. */
function stakeOf({ stakes }: Game): number {
  const [first] = stakes
  return first ? first.amount / Math.max(1, first.plays) : 1
}

function prizesOf({ records }: Context, { id }: Game, tableVersion: number | null): Promise<Prize[]> {
  return records.where(probabilityPrize, { game: id, tableVersion })
}

function optionsOf({ records }: Context, { id }: Game, tableVersion: number | null): Promise<Option[]> {
  return records.where(probabilityOption, { game: id, tableVersion })
}

function known<T>(table: T[]): T[] {
  if (table.length === 0) throw badField('tableVersion', 'error.noSuchRecord')
  return table
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

async function publishOptions(context: Context, game: Game, options: readonly Option[]): Promise<void> {
  const tableVersion = (game.tableVersion ?? 0) + 1
  for (const { position, name, icon, odds, chancePpm, expectedReturn, maxStake, exposureCap } of options)
    await context.records.insert(probabilityOption, {
      ...{ position, name, icon, odds, chancePpm, expectedReturn, maxStake, exposureCap },
      game: game.id,
      tableVersion,
    })
  const returns = options.map(({ odds, chancePpm }) => (odds * chancePpm) / 10_000)
  await context.records.update(probabilityGame, game, {
    tableVersion,
    expectedReturn: Math.round((returns.reduce((sum, each) => sum + each, 0) / returns.length) * 100) / 100,
  })
}
