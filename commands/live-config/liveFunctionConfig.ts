import liveFunction from '../../src/entities/live-config/live-function'
import { area, int, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, set, showToViewer } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

export const moveToPanel = defineCommand(liveFunction, {
  on: 'rows',
  does: set({}),
  asks: { panel: asked(liveFunction, 'panel', { required: true }) },
  icon: 'arrow-up-down',
})

export const setBadge = defineCommand(liveFunction, {
  on: 'rows',
  does: set({}),
  asks: { badge: asked(liveFunction, 'badge', { required: true }), badgeUntil: asked(liveFunction, 'badgeUntil') },
  icon: 'sliders-horizontal',
})

export const { copyToAreas } = copiedToAreas(liveFunction)

export const preview = definePageCommand({
  does: showToViewer(),
  asks: { area: area({ group: 'liveSetting' }), client: ref('client'), versionCode: int({ plain: true, min: 1 }) },
  icon: 'flask-conical',
  alsoCalled: ['what does a user see', '用户看到什么'],
})

export const whoHas = defineCommand(liveFunction, {
  on: 'row',
  does: leadTo('/live-manage/anchor-list?functions={id}'),
  keys: 'o',
  icon: 'users',
})
