import * as commands from '../../../../../commands/game-manage/list/packages'
import game from '../../../../entities/game-manage/game'
import gamePackage from '../../../../entities/game-manage/game-package'
import { packagesOf } from '../../../domain/games/packages'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  rollbackPackage: {
    undo: 'image',
    run: async ({ records }, row) => {
      const of = await records.get(game, row.game ?? 0)
      for (const each of await packagesOf(records, of))
        await records.update(gamePackage, each, { inUse: each.id === row.id })
      const { packageFile, packageVersion } = row
      await records.update(game, of, { packageFile, packageVersion })
    },
  },
})
