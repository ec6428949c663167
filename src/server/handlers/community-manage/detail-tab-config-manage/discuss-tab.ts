import * as commands from '../../../../../commands/community-manage/detail-tab-config-manage/discuss-tab'
import { discussTabs, resolve } from '../../../domain/community/tab-configs'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  resolve: resolve(discussTabs),
})
