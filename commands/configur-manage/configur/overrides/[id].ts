import siteSettingOverride from '../../../../src/entities/configur-manage/site-setting-override'
import { asked, defineCommand } from '../../../../src/schema/command'

export const ramp = defineCommand(siteSettingOverride, {
  on: 'row',
  sets: {},
  asks: { percent: asked(siteSettingOverride, 'percent', { required: true }) },
  icon: 'circle-dot',
})
