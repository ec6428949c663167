import * as commands from '../../../../commands/game-manage/game-rank'
import rank from '../../../entities/app-manage/rank'
import { moveFrom } from '../../../schema/entity'
import { handlers } from '../../operations/handler'
import { badField, wrongState } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  newRank: {
    run: async ({ records }, { name, code, period, size, areas }) => {
      const { id } = await records.insert(rank, {
        ...{ name, code, period, size, areas },
        kind: 'game',
        contentTypes: ['game'],
        position: 0,
      })
      return { id }
    },
  },

  freeze: { run: (context, { rank: id }) => move(context, id, 'freeze') },

  thaw: { run: (context, { rank: id }) => move(context, id, 'thaw') },
})

async function move({ records }: Context, id: number, name: 'freeze' | 'thaw'): Promise<void> {
  const row = await records.get(rank, id)
  if (row.kind !== 'game') throw badField('rank', 'game-manage.game-rank.notOfGames')
  const state = moveFrom(rank, row.state, name) as typeof row.state | undefined
  if (!state) throw wrongState('rank', row.state)
  await records.update(rank, row, { state })
}
