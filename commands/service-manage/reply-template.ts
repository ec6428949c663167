import replyTemplate from '../../src/entities/service-manage/reply-template'
import { bool, languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { translateTexts } from '../../src/schema/does'

/** Fills what is missing by machine. */
export const translate = defineCommand(replyTemplate, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
