import * as commands from '../../../../../../../commands/activity-manage/live-activity/template/add/[[temId]]'
import liveActivityTemplate from '../../../../../../entities/activity-manage/live-activity-template'
import { handlers } from '../../../../../operations/handler'
import { refused } from '../../../../../base/errors'

export default handlers(commands, {
  loadSkin: {
    run: async ({ records }, row, { template }) => {
      if (template === row.id) throw refused('activity.sameRecord')
      const { layout, head, background, colors, blocks, entryBanner, roomWidget, widgetIcon } = await records.get(
        liveActivityTemplate,
        template,
      )
      const skin = { layout, head, background, colors, blocks, entryBanner, roomWidget, widgetIcon }
      await records.update(liveActivityTemplate, row, skin)
    },
  },
})
