import channel from '../../../../src/entities/app-manage/channel'
import { because, int, string } from '../../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../../src/schema/command'
import { leadTo, set } from '../../../../src/schema/does'

export const openClientTypes = defineCommand(channel, {
  on: 'row',
  does: leadTo('/app-manage/client/Channel/channelClientType?channel={id}'),
  keys: 'o',
  icon: 'smartphone',
})

/** Channels of one group that differ by a number: `tiktok-001`, `tiktok-002` and so on. */
export const createBatch = definePageCommand({
  asks: {
    prefix: string({ max: 24, pattern: '^[A-Za-z0-9_-]+$', example: 'partner_01', required: true }),
    from: int({ min: 0, max: 99999, required: true, default: 1 }),
    count: int({ min: 1, max: 500, required: true }),
    channelGroup: asked(channel, 'channelGroup', { required: true }),
    areas: asked(channel, 'areas', { required: true }),
  },
  icon: 'list-plus',
})

export const move = defineCommand(channel, {
  on: 'rows',
  does: set({}),
  asks: { channelGroup: asked(channel, 'channelGroup', { required: true }) },
  keys: 't',
  icon: 'folder-input',
})

/** Its installs are not paid for any more. */
export const blockFraud = defineCommand(channel, {
  on: 'rows',
  does: set({ fraudulent: true }),
  asks: { reason: because() },
  reads: ['fraudulent'],
  when: ({ fraudulent }) => !fraudulent || 'derived.alreadySo',
  danger: 'confirm',
  destroys: true,
  inverse: 'unblockFraud',
  keys: 'b',
  icon: 'shield-ban',
})

export const unblockFraud = defineCommand(channel, {
  on: 'rows',
  does: set({ fraudulent: false }),
  asks: { reason: because() },
  reads: ['fraudulent'],
  when: ({ fraudulent }) => fraudulent || 'derived.alreadySo',
  inverse: 'blockFraud',
  icon: 'shield-check',
})
