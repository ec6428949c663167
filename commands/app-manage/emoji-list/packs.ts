import emojiPack from '../../../src/entities/app-manage/emoji-pack'
import { languages } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { leadTo, translateTexts } from '../../../src/schema/does'

export const openEmoji = defineCommand(emojiPack, {
  on: 'row',
  does: leadTo('/app-manage/emoji-list?pack={id}'),
  keys: 'o',
  icon: 'smile',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(emojiPack, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
