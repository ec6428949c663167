import { ref } from '../../src/fields'
import questionCategory from '../../src/entities/service-manage/question-category'
import { asked, defineCommand } from '../../src/schema/command'
import { copy } from '../../src/schema/does'

export const copyToAreas = defineCommand(questionCategory, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(questionCategory, 'areas', { required: true }) },
  icon: 'copy',
})

export const moveQuestions = defineCommand(questionCategory, {
  on: 'rows',
  asks: { to: ref('questionCategory', { required: true }) },
  icon: 'folder-input',
})
