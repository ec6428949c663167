import * as commands from '../../../../commands/app-manage/rank-components'
import homeComponent from '../../../entities/app-manage/home-component'
import navigation from '../../../entities/app-manage/navigation'
import { checkPlatform } from '../../domain/home/place-components'
import { place } from '../../domain/home/placements'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  addToPage: {
    run: async ({ records }, row, { navigations, place: at }) => {
      const tabs = await records.where(navigation, { id: navigations })
      const [known] = await records.where(homeComponent, { rankComponent: row.id }, 1)
      const shown =
        known ??
        (await records.insert(homeComponent, {
          name: row.name,
          title: row.title,
          kind: 'rankRow',
          source: 'rankComponent',
          rankComponent: row.id,
          platforms: [...new Set(tabs.map(({ platform }) => platform))],
          areas: row.areas,
        }))
      for (const { id } of tabs) {
        await checkPlatform(records, id, [shown.id])
        await place(records, id, [shown.id], at, row.areas)
      }
      return { id: shown.id }
    },
  },
})
