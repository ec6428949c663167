import * as commands from '../../../../commands/live-config/biscuits-exchange'
import biscuitExchange from '../../../entities/live-config/biscuit-exchange'
import { shareArea } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  stopExchange: {
    preview: async (context, { areas }) => countOf(await tiersIn(context, areas, true)),
    run: async (context, { areas }) => {
      for (const tier of await tiersIn(context, areas, true))
        await context.records.update(biscuitExchange, tier, { enabled: false })
    },
  },

  startExchange: {
    preview: async (context, { areas }) => countOf(await tiersIn(context, areas, false)),
    run: async (context, { areas }) => {
      for (const tier of await tiersIn(context, areas, false))
        await context.records.update(biscuitExchange, tier, { enabled: true })
    },
  },
})

async function tiersIn({ records }: Context, areas: readonly number[], enabled: boolean) {
  const tiers = await records.where(biscuitExchange, { state: 'active', enabled })
  return tiers.filter((tier) => shareArea(tier.areas, areas))
}

function countOf({ length }: readonly unknown[]) {
  return { total: length, eligible: length, reasons: [] }
}
