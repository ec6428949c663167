import * as commands from '../../../../commands/app-manage/bar-setting'
import { bottomBar } from '../../domain/releases/arrangements'
import { discard, publish, rollback, schedulePublish } from '../../domain/releases/releases'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  publish: publish(bottomBar),
  schedulePublish: schedulePublish(bottomBar),
  rollback: rollback(bottomBar),
  discard: discard(bottomBar),
})
