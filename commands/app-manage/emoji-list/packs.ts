import emojiPack from '../../../src/entities/app-manage/emoji-pack'
import { defineCommand } from '../../../src/schema/command'
import { leadTo } from '../../../src/schema/does'
import { translated } from '../../packs/translated'

export const openEmoji = defineCommand(emojiPack, {
  on: 'row',
  does: leadTo('/app-manage/emoji-list?pack={id}'),
  keys: 'o',
  icon: 'smile',
})

export const { translate } = translated(emojiPack)
