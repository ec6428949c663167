import aiSearchQuery from '../../../src/entities/app-manage/ai-search-query'
import { asked, defineCommand } from '../../../src/schema/command'
import { set } from '../../../src/schema/does'

export const judge = defineCommand(aiSearchQuery, {
  on: 'rows',
  does: set({}),
  asks: {
    verdict: asked(aiSearchQuery, 'verdict', { required: true }),
    verdictNote: asked(aiSearchQuery, 'verdictNote'),
  },
  keys: 'a',
  icon: 'gavel',
})
