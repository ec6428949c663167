import user from '../../../src/entities/user-manage/user'
import { defineCommand } from '../../../src/schema/command'

/** The user's timeline as a file, in the report centre. */
const exportTimeline = defineCommand(user, {
  verb: 'export',
  on: 'row',
  keys: 'Shift+E',
  icon: 'download',
  alsoCalled: ['download timeline', '下载时间线'],
})
export { exportTimeline as export }
