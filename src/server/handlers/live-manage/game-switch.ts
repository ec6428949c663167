import * as commands from '../../../../commands/live-manage/game-switch'
import liveGameSwitch from '../../../entities/live-manage/live-game-switch'
import { shareArea } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  killAll: {
    preview: async (context, { areas }) => {
      const { length } = await switchesIn(context, areas)
      return { total: length, eligible: length, reasons: [] }
    },
    run: async (context, { areas }) => {
      for (const each of await switchesIn(context, areas))
        await context.records.update(liveGameSwitch, each, { enabled: false })
    },
  },
})

async function switchesIn({ records }: Context, areas: readonly number[]) {
  const running = await records.where(liveGameSwitch, { enabled: true }, 5_000)
  return running.filter((each) => shareArea(each.areas, areas))
}
