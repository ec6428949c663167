import smsRoute from '../../src/entities/app-manage/sms-route'
import { because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

const switchProvider = defineCommand(smsRoute, {
  on: 'rows',
  does: set({}, { stamp: ['switchedAt'] }),
  asks: {
    primary: asked(smsRoute, 'primary', { required: true }),
    switchReason: asked(smsRoute, 'switchReason', { required: true }),
  },
  danger: 'confirm',
  keys: 't',
  icon: 'shuffle',
  alsoCalled: ['change SMS provider', '换短信通道'],
})
export { switchProvider as switch }

/** Every route that has it first gets the other one first. */
export const switchAllFrom = definePageCommand({
  asks: {
    from: ref('smsProvider', { required: true }),
    to: ref('smsProvider', { required: true }),
    reason: because({ max: 200 }),
  },
  danger: 'confirm',
  icon: 'arrow-right-left',
})

/** Nothing is sent there until then. */
export const blockCountry = defineCommand(smsRoute, {
  on: 'rows',
  does: set({}),
  asks: {
    blockReason: asked(smsRoute, 'blockReason', { required: true }),
    blockedUntil: asked(smsRoute, 'blockedUntil', { required: true }),
  },
  danger: 'confirm',
  destroys: true,
  inverse: 'unblockCountry',
  keys: 'b',
  icon: 'shield-ban',
  alsoCalled: ['SMS pumping', '防刷'],
})

export const unblockCountry = defineCommand(smsRoute, {
  on: 'rows',
  does: set({ blockedUntil: null, blockReason: null }),
  asks: { reason: because() },
  reads: ['blockedUntil'],
  when: ({ blockedUntil }) => blockedUntil !== null || 'derived.alreadySo',
  inverse: 'blockCountry',
  keys: 'o',
  icon: 'shield-check',
})
