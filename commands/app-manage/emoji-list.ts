import emoji from '../../src/entities/app-manage/emoji'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { translated } from '../packs/translated'

export const move = defineCommand(emoji, {
  on: 'rows',
  does: set({}),
  asks: { pack: asked(emoji, 'pack', { required: true }) },
  keys: 't',
  icon: 'folder-input',
})

export const { translate } = translated(emoji)
