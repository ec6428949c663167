import * as commands from '../../../../commands/app-manage/home-components'
import homeComponent from '../../../entities/app-manage/home-component'
import homePlacement from '../../../entities/app-manage/home-placement'
import { checkPlatform, isUnused } from '../../domain/home/place-components'
import { markDraft, place, placementsOf } from '../../domain/home/placements'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  addToPage: {
    run: async ({ records }, row, { navigations, place: where, areas }) => {
      for (const id of navigations) {
        await checkPlatform(records, id, [row.id])
        const rows = await placementsOf(records, id)
        const pinned = rows.findLastIndex((placed) => placed.pinned) + 2
        await place(records, id, [row.id], where === 'first' ? 1 : where === 'last' ? null : pinned, areas)
      }
    },
  },

  removeFromPages: {
    check: async ({ records }, row, { navigations }) => {
      const [some] = await records.where(homePlacement, { component: row.id, navigation: navigations }, 1)
      return some !== undefined || 'app-manage.home-components.notThere'
    },
    run: async ({ records }, row, { navigations }) => {
      for (const each of await records.where(homePlacement, { component: row.id, navigation: navigations })) {
        await records.remove(homePlacement, each)
        await markDraft(records, each.navigation, true)
      }
    },
  },

  archive: {
    check: async (context, row) => (await isUnused(context, row)) || 'app-manage.home-components.inUse',
    run: async ({ records }, row) => {
      await records.update(homeComponent, row, { state: 'archived' })
    },
  },
})
