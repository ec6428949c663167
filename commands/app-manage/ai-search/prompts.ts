import aiSearchPrompt from '../../../src/entities/app-manage/ai-search-prompt'
import { languages } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { translateTexts } from '../../../src/schema/does'

/** Fills what is missing by machine. */
export const translate = defineCommand(aiSearchPrompt, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
