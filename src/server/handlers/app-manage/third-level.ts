import { ALL_AREAS } from '../../../fields/areas/field'
import * as commands from '../../../../commands/app-manage/third-level'
import screenOption from '../../../entities/app-manage/screen-option'
import { listAfter } from '../../operations/list-mode'
import { maxOptions } from '../../domain/screens/screens'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  sortByClicks: {
    run: async ({ records }, { dimension }) => {
      const options = await records.where(screenOption, { dimension }, maxOptions)
      options.sort((a, b) => (b.clicks7d ?? 0) - (a.clicks7d ?? 0) || a.id - b.id)
      for (const [index, option] of options.entries())
        await records.update(screenOption, option, { position: index + 1 })
    },
  },

  setAreas: {
    check: async (_context, row, { areas, mode }) =>
      mode !== 'remove' || listAfter(row.areas, areas, mode).length > 0 || 'app-manage.third-level.setAreas.nowhere',
    run: async ({ records }, row, { areas, mode }) => {
      const changed = listAfter(row.areas, areas, mode)
      await records.update(screenOption, row, { areas: changed.includes(ALL_AREAS) ? [ALL_AREAS] : changed })
    },
  },
})
