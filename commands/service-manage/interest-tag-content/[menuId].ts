import interestTagContent from '../../../src/entities/service-manage/interest-tag-content'
import { int, ref, text } from '../../../src/fields'
import { defineCommand, definePageCommand } from '../../../src/schema/command'

const interestTag = ref('interestTag', { required: true })

/** Titles whose ids are pasted; those that are there already are passed over. */
export const addByIds = definePageCommand({
  asks: { interestTag, ids: text({ max: 5_000, required: true }) },
  keys: 'a',
  icon: 'list-plus',
})

/** The most played titles that have a content tag of the interest. */
export const fillByTags = definePageCommand({
  asks: { interestTag, count: int({ min: 1, max: 200, required: true }) },
  icon: 'tags',
})

export const pinTop = defineCommand(interestTagContent, { on: 'rows', keys: 't', icon: 'arrow-up-to-line' })

/** Titles that are off the shelf go. */
export const removeUnplayable = definePageCommand({
  asks: { interestTag },
  danger: 'confirm',
  destroys: true,
  icon: 'list-x',
})
