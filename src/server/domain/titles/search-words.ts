import searchHotWord from '../../../entities/app-manage/search-hot-word'
import sensitiveWord from '../../../entities/community-manage/sensitive-word'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'

/** A sensitive word may be blocked, and nothing else. */
export const searchWordRules = defineRules(searchHotWord, {
  beforeSave: async ({ records }, draft, current) => {
    const { word, use, synonyms, jump } = { ...current, ...draft }
    if (concerns(draft, current, 'use', 'synonyms', 'jump') && use === 'synonym' && !synonyms && !jump)
      throw badField('synonyms', 'error.required')
    if (use === 'blocked' || (draft.word === undefined && draft.use === undefined)) return
    const [listed] = await records.where(sensitiveWord, { word: word ?? '', enabled: true }, 1)
    if (listed) throw badField('word', 'app-manage.search-setting.sensitive')
  },
})
