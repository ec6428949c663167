import roomCategory from '../../../entities/live-manage/room-category'
import roomSubCategory from '../../../entities/live-manage/room-sub-category'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { ALL_AREAS } from '../../../fields/areas/field'

export const maxRooms = 50_000

export const subCategoryRules = defineRules(roomSubCategory, {
  beforeSave: async ({ records }, draft, current) => {
    const id = draft.category ?? current?.category
    if (!id || (!draft.areas && !draft.category)) return
    const { areas } = await records.get(roomCategory, id)
    const own = draft.areas ?? current?.areas ?? []
    if (!areas.includes(ALL_AREAS) && own.some((area) => !areas.includes(area)))
      throw badField('areas', 'live-manage.live-room-category-sub.beyondCategory')
  },
})
