import adSwitch from '../../src/entities/ad-manage/ad-switch'
import { area, areas, because, choice, instant, int, ref, refs } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set, showToViewer } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

const reason = because({ max: 200 })

/** Every switch that reaches one of the areas and clients is off until then. */
export const killAll = definePageCommand({
  asks: {
    areas: areas({ group: 'ad', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    until: instant({ required: true }),
    reason,
  },
  danger: 'typed',
  destroys: true,
  inverse: 'restoreAll',
  icon: 'power-off',
  alsoCalled: ['kill switch', 'stop all ads', '关掉所有广告'],
})

export const restoreAll = definePageCommand({ asks: { reason }, danger: 'confirm', icon: 'power' })

export const turnOff = defineCommand(adSwitch, {
  on: 'rows',
  does: set({}, { stamp: ['offFrom'] }),
  asks: {
    offUntil: asked(adSwitch, 'offUntil', { required: true }),
    offReason: asked(adSwitch, 'offReason', { required: true }),
  },
  inverse: 'turnOn',
  keys: 'o',
  icon: 'power-off',
})

export const turnOn = defineCommand(adSwitch, {
  on: 'rows',
  does: set({ offFrom: null, offUntil: null, offReason: null }),
  inverse: 'turnOff',
  keys: 'a',
  icon: 'power',
})

export const setTraffic = defineCommand(adSwitch, {
  on: 'rows',
  does: set({}),
  asks: { trafficPercent: asked(adSwitch, 'trafficPercent', { required: true }) },
  keys: 't',
  icon: 'percent',
})

/** Tried from the top down; a source that is out stays in its line. */
export const setWaterfall = defineCommand(adSwitch, {
  on: 'rows',
  does: set({}),
  asks: { waterfall: asked(adSwitch, 'waterfall', { required: true }) },
  danger: 'confirm',
  keys: 'w',
  icon: 'list-ordered',
})

/** Takes a network out of every waterfall; its line stays, to be put back. */
export const disableSource = definePageCommand({
  asks: { source: choice({ dictionary: 'adNetwork', required: true }), reason },
  danger: 'confirm',
  destroys: true,
  inverse: 'enableSource',
  icon: 'unplug',
})

export const enableSource = definePageCommand({
  asks: { source: choice({ dictionary: 'adNetwork', required: true }) },
  icon: 'plug',
})

export const { copyToAreas } = copiedToAreas(adSwitch)

export const simulate = definePageCommand({
  does: showToViewer(),
  asks: {
    user: ref('user'),
    area: area({ group: 'ad' }),
    client: ref('client'),
    versionCode: int({ plain: true, min: 1 }),
  },
  icon: 'flask-conical',
  alsoCalled: ['what does a user see', '用户看到什么'],
})
