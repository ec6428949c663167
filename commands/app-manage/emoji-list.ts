import emoji from '../../src/entities/app-manage/emoji'
import { languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const move = defineCommand(emoji, {
  on: 'rows',
  sets: {},
  asks: { pack: asked(emoji, 'pack', { required: true }) },
  keys: 't',
  icon: 'folder-input',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(emoji, {
  on: 'rows',
  translates: true,
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
