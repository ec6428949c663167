import gamePackage from '../../../entities/game-manage/game-package'
import { definePage } from '../../../schema/page'

export default definePage(gamePackage, {
  kind: 'list',
  subpage: 1,
  icon: 'package',
  columns: ['game.name', 'packageVersion', 'packageFile', 'rollout', 'inUse', 'createdBy', 'createdAt'],
  filters: ['game', 'inUse', 'createdBy', 'createdAt'],
  sort: '-createdAt',
})
