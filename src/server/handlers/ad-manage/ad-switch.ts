import * as commands from '../../../../commands/ad-manage/ad-switch'
import adSwitch from '../../../entities/ad-manage/ad-switch'
import { shareArea, shareChoice } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** As many switches as a large deployment has. */
const most = 50_000

export default handlers(commands, {
  killAll: {
    guard: async ({ now }, { until }) => {
      if (Date.parse(until) <= now.getTime()) throw refused('ad-manage.ad-switch.killAll.past')
    },
    run: async (context, { areas, clients, until, reason }) => {
      const all = await context.records.where(adSwitch, { enabled: true }, most)
      const hit = all.filter((row) => shareArea(row.areas, areas) && shareChoice(row.clients, clients))
      if (hit.length === 0) throw refused('ad-manage.ad-switch.killAll.none')
      for (const row of hit)
        await context.records.update(adSwitch, row, {
          offFrom: context.now.toISOString(),
          offUntil: until,
          offReason: reason,
        })
      return { count: hit.length }
    },
  },

  restoreAll: {
    run: async (context) => {
      const off = (await context.records.where(adSwitch, {}, most)).filter(({ offUntil }) => offUntil !== null)
      if (off.length === 0) throw refused('ad-manage.ad-switch.restoreAll.none')
      for (const row of off)
        await context.records.update(adSwitch, row, { offFrom: null, offUntil: null, offReason: null })
      return { count: off.length }
    },
  },

  disableSource: {
    run: (context, { source }) => mark(context, source, true),
  },

  enableSource: {
    run: (context, { source }) => mark(context, source, false),
  },
})

/** Takes a source out of all waterfalls, or puts it back. @throws B01 where no waterfall has it, or all have it so already */
async function mark({ records }: Context, source: string, isOut: boolean): Promise<{ count: number }> {
  const hit = (await records.where(adSwitch, {}, most)).filter(({ waterfall }) =>
    waterfall.some((line) => line.source === source && (line.isOut ?? false) !== isOut),
  )
  if (hit.length === 0) throw refused('ad-manage.ad-switch.noSource', { source })
  for (const row of hit) {
    const waterfall = row.waterfall.map((line) => (line.source === source ? { ...line, isOut } : line))
    await records.update(adSwitch, row, { waterfall })
  }
  return { count: hit.length }
}
