import * as commands from '../../../../commands/community-manage/square-block'
import { squareBlocks } from '../../domain/releases/arrangements'
import { copyArrangement, discard, publish, rollback, schedulePublish } from '../../domain/releases/releases'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  publish: publish(squareBlocks),
  schedulePublish: schedulePublish(squareBlocks),
  rollback: rollback(squareBlocks),
  discard: discard(squareBlocks),
  copyArrangement: copyArrangement(squareBlocks, commands.copyArrangement),
})
