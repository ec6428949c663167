import { setDefault } from '../../../../commands/develop-manage/dic-list/items/[constantId]'
import constantItem from '../../../entities/develop-manage/constant-item'
import { handle } from '../../operations/handler'

/** A dictionary has one item that forms begin with: the one before steps back. */
export const settingDefault = handle(setDefault, {
  undo: 'image',
  check: async (_context, { enabled }) => enabled || 'develop-manage.dic-list-items.defaultOff',
  run: async ({ records }, item) => {
    for (const former of await records.where(constantItem, { constant: item.constant, default: true }))
      if (former.id !== item.id) await records.update(constantItem, former, { default: false })
    await records.update(constantItem, item, { default: true })
  },
})
