import userIndicator from '../../../entities/user-manage/user-indicator'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'

/** What an indicator is worked out from says all that its sum, latest or largest value needs. */
export const userIndicatorRules = defineRules(userIndicator, {
  beforeSave: (_context, draft, current) => {
    const { expression, options, valueType } = { ...current, ...draft } as NonNullable<typeof current>
    if (concerns(draft, current, 'expression') && expression.aggregate !== 'count' && !expression.field)
      throw badField('expression.field', 'user-manage.user-indicator.fieldNeeded')
    const hasOptions = Boolean(options?.source) || Boolean(options?.choices?.length)
    if (concerns(draft, current, 'options', 'valueType') && hasOptions && valueType !== 'enum' && valueType !== 'list')
      throw badField('options', 'user-manage.user-indicator.noOptions')
    return Promise.resolve()
  },
})
