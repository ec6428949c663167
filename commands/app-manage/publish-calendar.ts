import publishPlanEntry from '../../src/entities/app-manage/publish-plan-entry'
import publishFreeze from '../../src/entities/app-manage/publish-freeze'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { inBrowser } from '../../src/schema/does'

/** The list of what is planned, limited to the record. */
export const openRecord = defineCommand(publishPlanEntry, {
  on: 'row',
  does: inBrowser(),
  reads: ['kind', 'recordId'],
  keys: 'o',
  icon: 'arrow-up-right',
})

/** In that time a second person agrees before home pages, the bottom bar, detail tabs or square blocks are published. */
export const freezePeriod = definePageCommand({
  asks: {
    startsAt: asked(publishFreeze, 'startsAt', { required: true }),
    endsAt: asked(publishFreeze, 'endsAt', { required: true }),
    areas: asked(publishFreeze, 'areas', { required: true }),
    reason: asked(publishFreeze, 'reason', { required: true }),
  },
  danger: 'confirm',
  icon: 'snowflake',
  alsoCalled: ['change freeze', 'code freeze', '封网', '冻结发布'],
})
