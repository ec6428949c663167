import navigation from '../../src/entities/app-manage/navigation'
import { area, areas, bool, instant, int, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, showToViewer } from '../../src/schema/does'
import { translated } from '../packs/translated'

export const openPage = defineCommand(navigation, {
  on: 'row',
  does: leadTo('/app-manage/home-page-list/{id}'),
  keys: 'o',
  icon: 'layout-template',
})

/** The tab that opens first; the one before it, where they meet, is that no more. */
export const setDefault = defineCommand(navigation, {
  on: 'row',
  reads: ['isDefault', 'enabled'],
  when: ({ isDefault, enabled }) =>
    isDefault ? 'derived.alreadySo' : enabled || 'app-manage.home-setting.setDefault.off',
  keys: 'a',
  icon: 'star',
})

/** A tab of its own for other areas, switched off until somebody has looked at it. */
export const copyToAreas = defineCommand(navigation, {
  on: 'rows',
  asks: { areas: areas({ group: 'state', required: true }), withPlacements: bool({ default: true }) },
  icon: 'copy',
})

export const { translate } = translated(navigation)

export const preview = definePageCommand({
  does: showToViewer(),
  asks: {
    user: ref('user'),
    area: area({ group: 'state' }),
    client: ref('client'),
    versionCode: int({ plain: true, min: 1 }),
    at: instant(),
  },
  icon: 'flask-conical',
  alsoCalled: ['what does a user see', '用户看到什么'],
})
