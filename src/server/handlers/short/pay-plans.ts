import { copyToArea, setFreeEpisodes, split } from '../../../../commands/short-manage/episode-pay'
import shortPayPlan from '../../../entities/short-manage/short-pay-plan'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { serialNumber } from '../serial-number'

type Plan = Row<typeof shortPayPlan>

/** What may still change of a plan in force: prices change by a copy, approved by a second person. */
const open = new Set(['name', 'paywallText', 'packs', 'endsAt'])
const mostPriority = shortPayPlan.fields.priority.max

export const copying = handle(copyToArea, {
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
})

export const splitting = handle(split, {
  guard: async (_context, { coinsPerEpisode, freeEpisodes }) => {
    if (coinsPerEpisode === null && freeEpisodes === null) throw badField('coinsPerEpisode', 'error.required')
  },
  run: async (context, row, { share, coinsPerEpisode, freeEpisodes, days }) =>
    copyPlan(context, row, {
      experiment: share,
      priority: Math.min(mostPriority, (row.priority ?? 100) + 1),
      ...(coinsPerEpisode !== null && { coinsPerEpisode, priceSteps: null }),
      ...(freeEpisodes !== null && { freeEpisodes }),
      startsAt: context.now.toISOString(),
      endsAt: new Date(context.now.getTime() + days * 86_400_000).toISOString(),
    }),
})

/** The usual plans of the areas, each copied for the dramas alone, wait for a second person. */
export const settingFreeEpisodes = handlePage(setFreeEpisodes, {
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
})

/** The areas that two lists have in common; all of them is the other list. */
function commonAreas(one: readonly number[], other: readonly number[]): number[] {
  if (one.includes(ALL_AREAS)) return [...other]
  return other.includes(ALL_AREAS) ? [...one] : one.filter((id) => other.includes(id))
}

export const planRules = defineRules(shortPayPlan, {
  beforeSave: async (_context, draft, current) => {
    if ('state' in draft) return
    const held = { ...current, ...draft }
    if (held.scope === 'titles' && !held.shorts?.length) throw badField('shorts', 'error.required')
    if (held.scope === 'single' && !held.single) throw badField('single', 'error.required')
    if (held.scope === 'tags' && !held.tags?.length) throw badField('tags', 'error.required')
    if (held.methods?.includes('wait') && !held.waitHours) throw badField('waitHours', 'error.required')
    if (held.methods?.includes('integral') && !held.integralPerEpisode)
      throw badField('integralPerEpisode', 'error.required')
    if (held.startsAt && held.endsAt && held.endsAt <= held.startsAt)
      throw badField('endsAt', 'activity.endsBeforeStart')
    if (!current || current.state === 'draft') return
    if (current.state === 'ended') throw refused('activity.over')
    const changed = Object.keys(draft).find(
      (name) =>
        !open.has(name) && JSON.stringify(draft[name as never]) !== JSON.stringify(current[name as keyof Plan] ?? null),
    )
    if (changed) throw badField(changed, 'short-manage.episode-pay.fixed')
  },
})

/** A draft with all that a plan says, and some of it otherwise. */
async function copyPlan({ records }: Context, row: Plan, otherwise: Partial<Plan>): Promise<{ id: number }> {
  const written = Object.entries(shortPayPlan.fields).filter(([, field]) => !('readOnly' in field))
  const same = Object.fromEntries(written.map(([name]) => [name, row[name as keyof Plan]]))
  const { id } = await records.insert(shortPayPlan, { ...same, ...otherwise } as Partial<Plan>)
  return { id }
}
