import { mergeInto as mergeCategory } from '../../../../commands/live-manage/live-room-category'
import { mergeInto as mergeSub } from '../../../../commands/live-manage/live-room-category-sub'
import liveRoom from '../../../entities/live-manage/live-room'
import roomCategory from '../../../entities/live-manage/room-category'
import roomSubCategory from '../../../entities/live-manage/room-sub-category'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { ALL_AREAS } from '../../../fields/areas/field'

const mostRooms = 50_000

export const mergingCategory = handle(mergeCategory, {
  undo: 'image',
  check: (_context, { id }, { target }) =>
    Promise.resolve(id !== target || 'live-manage.live-room-category.sameTarget'),
  run: async ({ records }, category, { target }) => {
    for (const room of await records.where(liveRoom, { category: category.id }, mostRooms))
      await records.update(liveRoom, room, { category: target })
    for (const child of await records.where(roomSubCategory, { category: category.id }))
      await records.update(roomSubCategory, child, { category: target })
    await records.update(roomCategory, category, { enabled: false })
  },
})

export const mergingSubCategory = handle(mergeSub, {
  undo: 'image',
  check: (_context, { id }, { target }) =>
    Promise.resolve(id !== target || 'live-manage.live-room-category.sameTarget'),
  run: async ({ records }, child, { target }) => {
    const { category } = await records.get(roomSubCategory, target)
    for (const room of await records.where(liveRoom, { subCategory: child.id }, mostRooms))
      await records.update(liveRoom, room, { category, subCategory: target })
    await records.update(roomSubCategory, child, { enabled: false })
  },
})

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
