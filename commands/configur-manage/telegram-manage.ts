import telegramChannel from '../../src/entities/configur-manage/telegram-channel'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, set } from '../../src/schema/does'

export const handOver = defineCommand(telegramChannel, {
  on: 'rows',
  does: set({}),
  asks: { owner: asked(telegramChannel, 'owner', { required: true }) },
  icon: 'circle-dot',
})

export const posts = defineCommand(telegramChannel, {
  on: 'row',
  does: leadTo('/configur-manage/telegram-manage/posts?channels={id}'),
  keys: 'o',
  icon: 'messages-square',
})
