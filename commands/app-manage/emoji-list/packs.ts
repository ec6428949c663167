import emojiPack from '../../../src/entities/app-manage/emoji-pack'
import { languages } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const openEmoji = defineCommand(emojiPack, {
  on: 'row',
  opens: '/app-manage/emoji-list?pack={id}',
  keys: 'o',
  icon: 'smile',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(emojiPack, {
  on: 'rows',
  translates: true,
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
