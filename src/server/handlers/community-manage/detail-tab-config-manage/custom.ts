import * as commands from '../../../../../commands/community-manage/detail-tab-config-manage/custom'
import customDetailTab from '../../../../entities/community-manage/custom-detail-tab'
import { titlesOfIds } from '../../../domain/titles/content-ids'
import { handlers } from '../../../operations/handler'
import { badField } from '../../../base/errors'

export default handlers(commands, {
  addTitles: {
    undo: 'image',
    run: async (context, row, { titles: pasted }) => {
      const titles = await titlesOfIds(context, pasted, 'titles')
      const held = row.contents ?? []
      const fresh = titles.filter(({ id }) => !held.some(({ content }) => content === id))
      if (held.length + fresh.length > 2_000) throw badField('titles', 'error.tooMany', { max: 2_000 })
      await context.records.update(customDetailTab, row, {
        contents: [...held, ...fresh.map(({ id }) => ({ content: id }))],
      })
    },
  },
})
