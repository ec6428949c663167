import liveSwitch from '../../src/entities/live-config/live-switch'
import { because, int, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, set, showToViewer } from '../../src/schema/does'

const lastReason = asked(liveSwitch, 'lastReason', { required: true })
const isOff = ({ enabled }: { readonly enabled: boolean }) => !enabled || 'derived.alreadyEnabled'
const isOn = ({ enabled }: { readonly enabled: boolean }) => enabled || 'derived.alreadyDisabled'

/** A critical one that touches many users waits for a second person. */
export const switchOn = defineCommand(liveSwitch, {
  on: 'rows',
  asks: { lastReason },
  reads: ['enabled'],
  when: isOff,
  inverse: 'switchOff',
  keys: 'o',
  icon: 'toggle-right',
})

/** A critical one that touches many users waits for a second person; what cannot wait is switched off by area. */
export const switchOff = defineCommand(liveSwitch, {
  on: 'rows',
  asks: { lastReason },
  reads: ['enabled'],
  when: isOn,
  danger: 'confirm',
  inverse: 'switchOn',
  keys: 'd',
  icon: 'toggle-left',
})

/** Never by who asked for it, and within 24 hours. */
export const approve = defineCommand(liveSwitch, {
  audits: 'approve',
  on: 'rows',
  reads: ['pendingChange'],
  when: ({ pendingChange }) => pendingChange !== null || 'live-config.live-switch.nothingPending',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(liveSwitch, {
  audits: 'approve',
  on: 'rows',
  does: set({ pendingChange: null }),
  asks: { reason: because() },
  reads: ['pendingChange'],
  when: ({ pendingChange }) => pendingChange !== null || 'live-config.live-switch.nothingPending',
  icon: 'badge-x',
})

/** At once, without a second person. */
export const emergencyOff = definePageCommand({
  asks: {
    areas: asked(liveSwitch, 'areas', { required: true }),
    lastReason,
    offText: asked(liveSwitch, 'offText', { required: true }),
  },
  danger: 'confirm',
  icon: 'octagon-x',
  alsoCalled: ['kill switch', 'shut down live', '一键关播', '紧急下线'],
})

export const rollout = defineCommand(liveSwitch, {
  on: 'row',
  does: set({ audience: 'percent' }),
  asks: { percent: asked(liveSwitch, 'percent', { required: true }) },
  icon: 'percent',
  alsoCalled: ['gray release', '灰度'],
})

export const check = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user', { required: true }), client: ref('client'), versionCode: int() },
  keys: 'u',
  icon: 'user-search',
})

export const history = defineCommand(liveSwitch, {
  on: 'row',
  does: leadTo('/staff-manage/audit-log?entity=liveSwitch&recordId={id}'),
  icon: 'history',
})
