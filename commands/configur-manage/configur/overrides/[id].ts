import siteSettingOverride from '../../../../src/entities/configur-manage/site-setting-override'
import { ref, string } from '../../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../../src/schema/command'
import { set } from '../../../../src/schema/does'

const setting = ref('siteSetting', { required: true })

export const ramp = defineCommand(siteSettingOverride, {
  on: 'row',
  does: set({}),
  asks: { percent: asked(siteSettingOverride, 'percent', { required: true }) },
  icon: 'circle-dot',
})

/** What a phone gets of this setting, and why not the overrides before; as they are, published or not. */
export const test = definePageCommand({
  asks: {
    setting,
    country: ref('country', { required: true }),
    client: ref('client', { required: true }),
    version: string({ max: 20, pattern: '^\\d+(\\.\\d+){1,3}$', example: '4.3.0', required: true }),
    user: ref('user'),
  },
  keys: 't',
  icon: 'flask-conical',
})

export const promote = defineCommand(siteSettingOverride, { on: 'row', danger: 'confirm', icon: 'arrow-up-to-line' })

export const end = defineCommand(siteSettingOverride, {
  on: 'rows',
  reads: ['enabled'],
  when: ({ enabled }) => enabled || 'configur-manage.configur-overrides.isOff',
  icon: 'circle-stop',
})

export const publish = definePageCommand({
  asks: { setting, note: string({ max: 200, required: true }) },
  icon: 'circle-arrow-up',
})
