import escortSkill from '../../../src/entities/escort-manage/escort-skill'
import { bool, languages } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const showUses = defineCommand(escortSkill, { on: 'row', uses: true, icon: 'link' })

export const translate = defineCommand(escortSkill, {
  on: 'rows',
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  translates: true,
  icon: 'languages',
})
