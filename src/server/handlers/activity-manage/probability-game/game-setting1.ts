import * as commands from '../../../../../commands/activity-manage/probability-game/game-setting1'
import probabilityGame from '../../../../entities/activity-manage/probability-game'
import probabilityOption from '../../../../entities/activity-manage/probability-option'
import type { Row } from '../../../../schema/entity'
import { whole } from '../../../domain/activities/games'
import { type Game, known } from '../../../domain/activities/odds-tables'
import { scaledTo } from '../../../domain/activities/scaled-to'
import { optionTableFault } from '../../../domain/activities/table-faults'
import { handlers, type Verdict } from '../../../operations/handler'
import { refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'

type Option = Row<typeof probabilityOption>

export default handlers(commands, {
  normalise: {
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
  },

  submitTable: {
    check: async (context, game): Promise<Verdict> => optionTableFault(await optionsOf(context, game, null)) ?? true,
    run: async (context, game) => publishOptions(context, game, await optionsOf(context, game, null)),
    undo: 'never',
  },

  rollbackTable: {
    run: async (context, game, { tableVersion }) =>
      publishOptions(context, game, known(await optionsOf(context, game, tableVersion))),
    undo: 'never',
  },
})

function optionsOf({ records }: Context, { id }: Game, tableVersion: number | null): Promise<Option[]> {
  return records.where(probabilityOption, { game: id, tableVersion })
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
