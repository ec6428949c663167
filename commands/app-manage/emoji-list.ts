import emoji from '../../src/entities/app-manage/emoji'
import { languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set, translateTexts } from '../../src/schema/does'

export const move = defineCommand(emoji, {
  on: 'rows',
  does: set({}),
  asks: { pack: asked(emoji, 'pack', { required: true }) },
  keys: 't',
  icon: 'folder-input',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(emoji, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
