import * as commands from '../../../../commands/activity-manage/set-rule'
import fissionRule from '../../../entities/activity-manage/fission-rule'
import { areasMeet } from '../../domain/activities/areas-meet'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** The set that was active in one of the areas gives way: one is active per area. */
  approve: {
    run: async ({ records }, row) => {
      const active = await records.where(fissionRule, { state: 'active' })
      for (const other of active.filter((each) => each.id !== row.id && areasMeet(each.areas, row.areas)))
        await records.update(fissionRule, other, { state: 'superseded' })
      await records.update(fissionRule, row, { state: 'active' })
    },
  },
})
