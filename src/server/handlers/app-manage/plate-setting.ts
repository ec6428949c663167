import * as commands from '../../../../commands/app-manage/plate-setting'
import plate from '../../../entities/app-manage/plate'
import plateItem from '../../../entities/app-manage/plate-item'
import single from '../../../entities/movie-manage/single'
import singleItem from '../../../entities/movie-manage/single-item'
import type { Records } from '../../db/records'
import { linkTo, titlesOfIds } from '../../domain/titles/content-ids'
import { maxItems } from '../../domain/home/plates'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'

const titleTypes = ['MOVIE', 'DRAMA', 'SHORT']

export default handlers(commands, {
  addByIds: {
    run: async (context, { plate: id, ids, place }) => {
      const { records } = context
      const { areas } = await records.get(plate, id)
      const own = await itemsOf(records, id)
      const links = (await titlesOfIds(context, ids, 'ids')).map(linkTo)
      const added = links.filter(
        (link) => !own.some(({ target }) => target.type === link.type && target.target === link.target),
      )
      if (added.length === 0) throw refused('app-manage.ids.allThere')
      if (place === 'first')
        for (const [index, row] of own.entries())
          await records.update(plateItem, row, { position: added.length + index + 1 })
      const first = place === 'first' ? 0 : Math.max(0, ...own.map(({ position }) => position ?? 0))
      for (const [index, target] of added.entries())
        await records.insert(plateItem, { plate: id, target, areas, position: first + index + 1 })
      return { count: added.length }
    },
  },

  sortByClicks: {
    run: async ({ records }, { plate: id }) => {
      const items = await itemsOf(records, id)
      const free = items.filter(({ pinned }) => !pinned).sort((a, b) => (b.clickRate7d ?? 0) - (a.clickRate7d ?? 0))
      for (const [index, row] of items.entries()) {
        const stands = row.pinned ? row : free.shift()
        if (stands) await records.update(plateItem, stands, { position: index + 1 })
      }
    },
  },

  removeUnavailable: {
    run: async ({ records }, { plate: id }) => {
      const gone = await records.where(
        plateItem,
        { plate: id, availability: ['offline', 'noRights', 'expired'] },
        maxItems,
      )
      if (gone.length === 0) throw refused('app-manage.plate-setting.allAvailable')
      for (const row of gone) await records.remove(plateItem, row)
      return { count: gone.length }
    },
  },

  saveAsSingle: {
    run: async ({ records }, { plate: id, name }) => {
      const { areas } = await records.get(plate, id)
      const titles = (await itemsOf(records, id)).filter(({ target }) => titleTypes.includes(target.type))
      if (titles.length === 0) throw refused('app-manage.plate-setting.noTitles')
      const made = await records.insert(single, { title: name, areas, items: titles.length })
      for (const [index, { target }] of titles.entries())
        await records.insert(singleItem, { single: made.id, content: Number(target.target), order: index + 1 })
      return { id: made.id }
    },
  },
})

async function itemsOf(records: Records, id: number) {
  const rows = await records.where(plateItem, { plate: id }, maxItems)
  return rows.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id)
}
