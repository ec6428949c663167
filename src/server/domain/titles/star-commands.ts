import credit from '../../../entities/movie-manage/credit'
import star from '../../../entities/movie-manage/star'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

export const starRules = defineRules(star, {
  beforeSave: async ({ records }, draft, current) => {
    const next = { ...current, ...draft }
    if (next.birthDate && next.deathDate && next.deathDate <= next.birthDate)
      throw badField('deathDate', 'error.offBeforePublish')
    if (!draft.user) return
    const [other] = await records.where(star, { user: draft.user }, 1)
    if (other && other.id !== current?.id) throw badField('user', 'movie-manage.star-list.bindUser.taken')
  },
  beforeRemove: async ({ records }, { id }) => {
    if ((await records.where(credit, { star: id }, 1)).length > 0) throw refused('movie-manage.star-list.hasCredits')
  },
})
