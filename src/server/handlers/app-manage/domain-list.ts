import * as commands from '../../../../commands/app-manage/domain-list'
import domain from '../../../entities/app-manage/domain'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  switchToBackup: {
    undo: 'image',
    check: async ({ records }, { backup }) => {
      const [other] = await records.where(domain, { id: backup ?? 0 })
      return other?.health !== 'failing' && other?.health !== 'blocked' ? true : 'app-manage.domain-list.backupDown'
    },
    run: async ({ records }, row) => {
      const backup = await records.get(domain, row.backup ?? 0)
      await records.update(domain, backup, { enabled: true })
      await records.update(domain, row, { enabled: false })
    },
  },
})
