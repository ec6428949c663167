import constantItem from '../../../../entities/develop-manage/constant-item'
import { allAtOnce } from '../../../../fields/at-once'
import { readRows } from '../../../base/api/records'
import { saveText } from '../../../base/api/save-file'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Saves the dictionaries chosen, with their items, as one file. */
  exportJson: {
    start: async (target) => {
      if (target.kind !== 'rows') return
      const dictionaries = await allAtOnce(4, target.known, async (dictionary) => {
        const rows = await readRows(constantItem, {
          filters: { constant: { is: [dictionary.id] } },
          sort: 'order',
          size: 200,
          page: 'develop-manage.dic-list-items',
        })
        const { key, title, module, kind, valueType } = dictionary
        const items = rows.map(({ value, caption, color, default: isDefault, enabled }) => ({
          ...{ value, caption, color, enabled },
          default: isDefault,
        }))
        return { key, title, module, kind, valueType, items }
      })
      saveText('dictionaries.json', JSON.stringify(dictionaries, null, 2), 'application/json')
    },
  },
} satisfies PageCode
