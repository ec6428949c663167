import aiSearchQuery from '../../../src/entities/app-manage/ai-search-query'
import { asked, defineCommand } from '../../../src/schema/command'

export const judge = defineCommand(aiSearchQuery, {
  on: 'rows',
  sets: {},
  asks: {
    verdict: asked(aiSearchQuery, 'verdict', { required: true }),
    verdictNote: asked(aiSearchQuery, 'verdictNote'),
  },
  keys: 'a',
  icon: 'gavel',
})
