import { replaceUses } from '../../../../commands/develop-manage/dic-list/items/[constantId]'
import constantItem from '../../../entities/develop-manage/constant-item'
import { handle } from '../../operations/handler'
import { moveReferences } from '../cms/move-references'

/** Records go over to an item of the same dictionary; this one is kept, switched off, for what was written before. */
export const replacingUses = handle(replaceUses, {
  undo: 'image',
  check: async ({ records }, row, { replacedBy }) => {
    if (!replacedBy) return true
    if (replacedBy === row.id) return 'develop-manage.dic-list-items.itself'
    const other = await records.find(constantItem, replacedBy)
    return (other?.constant === row.constant && other.enabled) || 'develop-manage.dic-list-items.otherDictionary'
  },
  run: async (context, row, { replacedBy }) => {
    const moved = await moveReferences(context, constantItem, row.id, replacedBy, [constantItem])
    await context.records.update(constantItem, row, { enabled: false, replacedBy, default: false })
    return { moved }
  },
})
