import * as commands from '../../../../../commands/app-manage/client/domain-whitelist'
import domainWhitelistEntry from '../../../../entities/app-manage/domain-whitelist-entry'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  approve: {
    run: async ({ records }, row) => {
      await records.update(domainWhitelistEntry, row, { state: 'active' })
    },
  },
})
