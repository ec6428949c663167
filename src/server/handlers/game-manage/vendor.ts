import * as commands from '../../../../commands/game-manage/vendor'
import game from '../../../entities/game-manage/game'
import gameVendor from '../../../entities/game-manage/game-vendor'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** Without its vendor a game cannot be played. */
  suspend: {
    run: async ({ records }, row) => {
      const published = await records.where(game, { vendor: row.id, state: 'published' })
      for (const each of published) await records.update(game, each, { state: 'maintenance', maintenanceUntil: null })
      await records.update(gameVendor, row, { state: 'suspended' })
      return { games: published.length }
    },
  },
})
