import tag from '../../../entities/movie-manage/tag'
import { defineRules } from '../../operations/handler'
import { refused } from '../../base/errors'

/** A tag in use is disabled or merged, never deleted. */
export const tagRules = defineRules(tag, {
  beforeRemove: async (_context, row) => {
    if ((row.uses ?? 0) > 0) throw refused('movie-manage.tags-list.inUse')
  },
})
