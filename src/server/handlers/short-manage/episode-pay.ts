import * as commands from '../../../../commands/short-manage/episode-pay'
import shortPayPlan from '../../../entities/short-manage/short-pay-plan'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Finding, Findings } from '../../../schema/findings'
import { serialNumber } from '../../operations/serial-number'
import type { Plan } from '../../domain/shorts/pay-plans'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

const maxPriority = shortPayPlan.fields.priority.max

export default handlers(commands, {
  copyToAreas: {
    run: async (context, row, { areas, coinFactor }) => {
      const times = (coins: number) => Math.round(coins * (coinFactor ?? 1))
      await copyPlan(context, row, {
        areas,
        coinsPerEpisode: times(row.coinsPerEpisode ?? 0),
        priceSteps: row.priceSteps?.map((step) => ({ ...step, coins: times(step.coins) })) ?? null,
        wholeMaxCoins: row.wholeMaxCoins === null ? null : times(row.wholeMaxCoins),
        firstOffer: row.firstOffer && { ...row.firstOffer, coins: times(row.firstOffer.coins) },
      })
    },
  },

  split: {
    guard: async (_context, { coinsPerEpisode, freeEpisodes }) => {
      if (coinsPerEpisode === null && freeEpisodes === null) throw badField('coinsPerEpisode', 'error.required')
    },
    run: async (context, row, { share, coinsPerEpisode, freeEpisodes, days }) =>
      copyPlan(context, row, {
        experiment: share,
        priority: Math.min(maxPriority, (row.priority ?? 100) + 1),
        ...(coinsPerEpisode !== null && { coinsPerEpisode, priceSteps: null }),
        ...(freeEpisodes !== null && { freeEpisodes }),
        startsAt: context.now.toISOString(),
        endsAt: new Date(context.now.getTime() + days * dayMs).toISOString(),
      }),
  },

  /** The usual plans of the areas, each copied for the dramas alone, wait for a second person. */
  setFreeEpisodes: {
    run: async (context, { shorts, freeEpisodes, areas }): Promise<Findings> => {
      const usual = await context.records.where(shortPayPlan, { scope: 'default', state: 'active' })
      const shared = (plan: Plan) => commonAreas(plan.areas, areas)
      const meant = usual.filter((plan) => shared(plan).length > 0)
      if (meant.length === 0) throw badField('areas', 'short-manage.episode-pay.setFreeEpisodes.noUsual')
      const findings: Finding[] = []
      for (const plan of meant) {
        const name = `${plan.name} · ${freeEpisodes} · ${serialNumber('F', context.now).slice(-6)}`.slice(-60)
        const terms = { scope: 'titles' as const, shorts: [...shorts], areas: shared(plan), freeEpisodes }
        await copyPlan(context, plan, { ...terms, name, state: 'awaitingApproval' })
        findings.push({
          caption: 'short-manage.episode-pay.setFreeEpisodes.waits',
          value: name,
          to: '/short-manage/episode-pay?state=awaitingApproval',
        })
      }
      return { findings }
    },
  },
})

/** The areas that two lists have in common; all of them is the other list. */
function commonAreas(one: readonly number[], other: readonly number[]): number[] {
  if (one.includes(ALL_AREAS)) return [...other]
  return other.includes(ALL_AREAS) ? [...one] : one.filter((id) => other.includes(id))
}

/** A draft with all that a plan says, and some of it otherwise. */
async function copyPlan({ records }: Context, row: Plan, otherwise: Partial<Plan>): Promise<{ id: number }> {
  const written = Object.entries(shortPayPlan.fields).filter(([, field]) => !('readOnly' in field))
  const same = Object.fromEntries(written.map(([name]) => [name, row[name as keyof Plan]]))
  const { id } = await records.insert(shortPayPlan, { ...same, ...otherwise } as Partial<Plan>)
  return { id }
}
