import * as commands from '../../../../commands/service-manage/question-list'
import question from '../../../entities/service-manage/question'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'

export default handlers(commands, {
  /** The questions of a category go to another; the category stays, empty. */
  moveQuestions: {
    check: async (_context, { id }, { to }) => id !== to || 'service-manage.question-list.moveElsewhere',
    run: async (context, { id }, { to }) => {
      for (const each of await context.records.where(question, { category: id }))
        await saveWithRules(context, question, each, { category: to })
    },
  },
})
