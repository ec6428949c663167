import * as commands from '../../../../commands/app-manage/home-large-window'
import homeLargeWindow from '../../../entities/app-manage/home-large-window'
import type { Row } from '../../../schema/entity'
import { shareArea, shareChoice, shareTime } from '../../operations/overlap'
import { handlers, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Window = Row<typeof homeLargeWindow>

/** How many run at once for one area and client. */
const maxAtOnce = 8

export default handlers(commands, {
  publish: {
    check: async (context, row): Promise<Verdict> => {
      const others = await competing(context, row)
      if (others.length < maxAtOnce) return true
      return {
        caption: 'app-manage.home-large-window.full',
        params: { names: others.map(({ name }) => name).join(', ') },
      }
    },
    run: async ({ records }, row) => {
      await records.update(homeLargeWindow, row, { state: 'scheduled' })
    },
  },

  /** The other window takes over the place, now or at a moment to come; what it takes it from ends then. */
  swap: {
    undo: 'image',
    check: async ({ records }, row, { with: other }): Promise<Verdict> => {
      const [found] = await records.where(homeLargeWindow, { id: other })
      if (!found || found.id === row.id) return 'error.noSuchRecord'
      return found.state === 'draft' || found.state === 'scheduled' || 'app-manage.home-large-window.swap.notFree'
    },
    run: async ({ records, now }, row, { with: other, at }) => {
      const isLater = at !== null && Date.parse(at) > now.getTime()
      const moment = isLater ? at : now.toISOString()
      const next = await records.get(homeLargeWindow, other)
      const endsAt = Date.parse(next.endsAt) > Date.parse(moment) ? next.endsAt : row.endsAt
      await records.update(homeLargeWindow, row, { endsAt: moment, ...(!isLater && { state: 'ended' as const }) })
      await records.update(homeLargeWindow, next, {
        position: row.position,
        startsAt: moment,
        endsAt,
        state: isLater ? 'scheduled' : 'running',
      })
    },
  },
})

async function competing({ records }: Context, row: Window): Promise<Window[]> {
  const others = await records.where(homeLargeWindow, { state: ['scheduled', 'running', 'paused'], enabled: true })
  return others.filter(
    (other) =>
      other.id !== row.id &&
      shareTime(other, row) &&
      shareArea(other.areas, row.areas) &&
      shareChoice(other.clients, row.clients),
  )
}
