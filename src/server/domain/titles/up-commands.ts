import contentItem from '../../../entities/movie-manage/content-item'
import up from '../../../entities/movie-manage/up'
import { defineRules } from '../../operations/handler'
import { refused } from '../../base/errors'

/** Works on the shelf belong to somebody: they are transferred first. */
export const upRules = defineRules(up, {
  beforeRemove: async ({ records }, { id }) => {
    if ((await records.where(contentItem, { up: id, state: 'published' }, 1)).length > 0)
      throw refused('movie-manage.up-list.hasWorks')
  },
})
