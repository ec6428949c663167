import telegramChannel from '../../src/entities/configur-manage/telegram-channel'
import { asked, defineCommand } from '../../src/schema/command'

export const handOver = defineCommand(telegramChannel, {
  on: 'rows',
  sets: {},
  asks: { owner: asked(telegramChannel, 'owner', { required: true }) },
  icon: 'circle-dot',
})

export const posts = defineCommand(telegramChannel, {
  on: 'row',
  opens: '/configur-manage/telegram-manage/posts?channels={id}',
  keys: 'o',
  icon: 'messages-square',
})
