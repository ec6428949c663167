import sensitiveWord from '../../../entities/community-manage/sensitive-word'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { patternFault } from '../../base/staff-pattern'
import { concerns } from '../../operations/concerns'

/** A word that is a pattern is one that texts can be compared with. */
export const sensitiveWordRules = defineRules(sensitiveWord, {
  beforeSave: (_context, draft, current) => {
    const { word, match } = { ...current, ...draft }
    if (match === 'regex' && word && concerns(draft, current, 'word', 'match')) {
      const fault = patternFault(word)
      if (fault) throw badField('word', fault)
    }
    return Promise.resolve({})
  },
})
