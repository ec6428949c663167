import escortSkill from '../../../src/entities/escort-manage/escort-skill'
import { bool, languages } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { listUses, translateTexts } from '../../../src/schema/does'

export const showUses = defineCommand(escortSkill, { on: 'row', does: listUses(), icon: 'link' })

export const translate = defineCommand(escortSkill, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
