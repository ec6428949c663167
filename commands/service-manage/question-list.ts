import { ref } from '../../src/fields'
import questionCategory from '../../src/entities/service-manage/question-category'
import { defineCommand } from '../../src/schema/command'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { copyToAreas } = copiedToAreas(questionCategory)

export const moveQuestions = defineCommand(questionCategory, {
  on: 'rows',
  asks: { to: ref('questionCategory', { required: true }) },
  icon: 'folder-input',
})
