import replyTemplate from '../../src/entities/service-manage/reply-template'
import { bool, languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

/** Fills what is missing by machine. */
export const translateMissing = defineCommand(replyTemplate, {
  on: 'rows',
  translates: true,
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
