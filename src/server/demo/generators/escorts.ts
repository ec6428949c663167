import type escortEntity from '../../../entities/escort-manage/escort'
import type escortSkillEntity from '../../../entities/escort-manage/escort-skill'
import { dateOf, day, hour, instant } from '../calendar'
import { personName } from '../people'
import type { Generator, RowOf, World } from '../world'
import { escortSkill } from '../written/live'
import { recordOfCompanion } from './escort-complaint-plan'
import { companionOrderPlans, companionPlans, gameRanks, type PlannedCompanionOrder } from './escort-plan'
import { areaId, countryId } from './places'

const refusals = ['idUnreadable', 'faceMismatch', 'underage', 'duplicate'] as const

const monthly = (world: World, orders: readonly PlannedCompanionOrder[]) =>
  orders.filter(({ paidAt, state }) => paidAt > world.calendar.now - 30 * day && state !== 'cancelled')

/** Whole percent, none of none. */
const share = (part: number, of: number) => (of === 0 ? null : Math.round((100 * part) / of))

/** A companion: a viewer of age, who offers a few skills; what a month brought is the sum of the orders. */
export const escortGenerator: Generator = {
  distinct: true,
  count: (world) => companionPlans(world).length,
  row(world, index, random): RowOf<typeof escortEntity> {
    const { user, market, guild, level, ratio, state, appliedAt, decidedAt, skills } = companionPlans(world)[index]!
    const { now } = world.calendar
    const orders = ordersOf(world).get(index) ?? []
    const recent = monthly(world, orders)
    const accepted = orders.filter(({ acceptedAt }) => acceptedAt !== null)
    const ratings = orders.flatMap(({ rating }) => rating ?? []).slice(-100)
    const person = personName(random, market.voice)
    const hasWorked = state !== 'applied' && state !== 'rejected'
    const isStopped = state === 'suspended' || state === 'banned'
    const { complaints30d, creditScore } = recordOfCompanion(world, index)
    const refusal = state === 'rejected' ? refusals[index % refusals.length]! : null
    const years = refusal === 'underage' ? 17 : random.between(20, 34)
    const area = areaId(world, market.iso2)
    return {
      ...{ guild, level, state },
      user: world.id('user', user) ?? 0,
      realName: person.en,
      birthDate: dateOf(now - Math.round(years * 365.25 + random.int(180)) * day),
      gender: person.gender,
      country: countryId(world, market.iso2) ?? 0,
      areas: area === null ? [-1] : [area],
      languages: market.voice === 'en' || random.chance(0.4) ? [...new Set(['en', market.voice])] : [market.voice],
      skills: skills.map(({ nth, price, rank }) => ({
        skill: world.id('escortSkill', nth) ?? 0,
        rank,
        price,
        proof: null,
        review: hasWorked ? ('approved' as const) : state === 'rejected' ? ('rejected' as const) : ('pending' as const),
      })),
      intro: null,
      ratio: world.id('escortRatio', ratio.nth),
      weight: state === 'active' ? 100 + 10 * level : 100,
      online: state === 'active' && random.chance(0.3),
      orders30d: recent.length,
      coins30d: recent.reduce((sum, { coins }) => sum + coins, 0),
      acceptRate: share(accepted.length, orders.length),
      finishRate: share(accepted.filter(({ state: own }) => own !== 'refunded').length, accepted.length),
      rating:
        ratings.length === 0
          ? null
          : Math.round((10 * ratings.reduce((sum, each) => sum + each, 0)) / ratings.length) / 10,
      complaints30d,
      creditScore,
      duplicateOf: refusal === 'duplicate' ? world.id('escort', Math.max(0, index - 7)) : null,
      dueAt: instant(appliedAt + day),
      rejectReason: refusal,
      banUntil: isStopped ? instant(now + random.between(2, 25) * day) : null,
      ...(decidedAt === null && { reviewedBy: null }),
      ...(!hasWorked && { remark: null }),
      createdAt: instant(appliedAt),
      updatedAt: instant(Math.max(decidedAt ?? appliedAt, isStopped ? now - random.between(5, 70) * hour : 0)),
      createdBy: null,
    }
  },
}

/** What is offered, and by how many: a game has ranks, what else there is has none. */
export const escortSkillGenerator: Generator = {
  ...escortSkill,
  row(world, index, random): RowOf<typeof escortSkillEntity> {
    const row = escortSkill.row(world, index, random)
    const offering = companionPlans(world).filter(
      ({ state, skills }) => state === 'active' && skills.some(({ nth }) => nth === index),
    )
    const sold = monthly(world, companionOrderPlans(world)).filter(({ skill }) => skill.nth === index)
    return {
      ...row,
      ranks:
        row['kind'] === 'game'
          ? gameRanks.map(([code, part]) => ({ code, maxPrice: Math.round(Number(row['maxPrice']) * part) }))
          : [],
      areas: [-1],
      escorts: offering.length,
      orders30d: sold.length,
      enabled: true,
    }
  },
}

/** Orders of each companion, by its index. */
function ordersOf(world: World): ReadonlyMap<number, readonly PlannedCompanionOrder[]> {
  return world.once('orders by companion', () => {
    const found = new Map<number, PlannedCompanionOrder[]>()
    for (const order of companionOrderPlans(world)) {
      const own = found.get(order.companion)
      if (own) own.push(order)
      else found.set(order.companion, [order])
    }
    return found
  })
}
