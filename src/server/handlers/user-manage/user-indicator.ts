import * as commands from '../../../../commands/user-manage/user-indicator'
import ruleUserCategory from '../../../entities/user-manage/rule-user-category'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'

export default handlers(commands, {
  saveCategory: {
    run: async (context, { code, name, parent }) => {
      const [known] = await context.records.where(ruleUserCategory, { code }, 1)
      if (known && known.id === parent) throw badField('parent', 'user-manage.user-indicator.ownParent')
      const saved = known
        ? await saveWithRules(context, ruleUserCategory, known, { name, parent })
        : await context.records.insert(ruleUserCategory, { code, name, parent })
      return { id: saved.id, version: saved.version }
    },
  },
})
