import * as commands from '../../../../commands/community-manage/detail-tab-config-manage'
import { detailTabs } from '../../domain/releases/arrangements'
import { copyArrangement, discard, publish, rollback, schedulePublish } from '../../domain/releases/releases'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  publish: publish(detailTabs),
  schedulePublish: schedulePublish(detailTabs),
  rollback: rollback(detailTabs),
  discard: discard(detailTabs),
  copyArrangement: copyArrangement(detailTabs, commands.copyArrangement),
})
