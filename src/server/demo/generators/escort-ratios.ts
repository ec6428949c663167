import type escortRatio from '../../../entities/escort-manage/escort-ratio'
import { dateOf, day, instant } from '../calendar'
import type { Generator, RowOf } from '../world'

type Ratio = RowOf<typeof escortRatio>

/** An edition of what companions get of an order, shares in percent. */
export interface RatioPlan {
  readonly nth: number
  readonly escortShare: number
  readonly guildShare: number
}

interface Edition {
  readonly name: string
  readonly payee: NonNullable<Ratio['payee']>
  readonly levels: readonly [number, number]
  readonly escortShare: number
  readonly guildShare: number
  readonly state: NonNullable<Ratio['state']>
  /** Days before now; below zero, after it. */
  readonly from: number
  readonly until?: number
}

const steps: readonly (readonly [number, number])[] = [
  [1, 3],
  [4, 7],
  [8, 10],
]

/** What stands now, for independents and then for members of guilds, by level; companions of higher levels keep more. */
const current: readonly Edition[] = (['independent', 'guildMember'] as const).flatMap((payee) =>
  steps.map((levels, step) => ({
    ...{ payee, levels, state: 'active' as const, from: 250 },
    name: `${payee === 'independent' ? 'Independent' : 'Of guilds'}, levels ${levels[0]} to ${levels[1]}`,
    escortShare: (payee === 'independent' ? 50 : 45) + step * 5,
    guildShare: payee === 'independent' ? 0 : 8,
  })),
)

const editions: readonly Edition[] = [
  ...current,
  ...current.map((edition): Edition => ({
    ...edition,
    name: `${edition.name}, first edition`,
    escortShare: edition.escortShare - 4,
    ...{ state: 'ended', from: 360, until: 251 },
  })),
  {
    ...{ name: 'New Year week, independent', payee: 'independent', levels: [1, 10], state: 'scheduled' },
    ...{ escortShare: 65, guildShare: 0, from: -34, until: -41 },
  },
  {
    ...{ name: 'Of guilds, levels 8 to 10, better', payee: 'guildMember', levels: [8, 10], state: 'awaitingApproval' },
    ...{ escortShare: 58, guildShare: 8, from: -14 },
  },
]

/** What the store keeps and the coins cost, percent of an order. */
const costs = 21.5

/** What a companion gets by now. */
export function ratioFor(isOfGuild: boolean, level: number): RatioPlan {
  const nth = current.findIndex(
    ({ payee, levels }) => (payee === 'guildMember') === isOfGuild && levels[0] <= level && level <= levels[1],
  )
  const { escortShare, guildShare } = current[nth]!
  return { nth, escortShare, guildShare }
}

/** Shares of companion, guild and platform, which make a whole. */
export const escortRatioGenerator: Generator = {
  distinct: true,
  count: () => editions.length,
  totals: [{ field: 'escorts', child: 'escort', by: 'ratio' }],
  row(world, index): Ratio {
    const { name, payee, levels, escortShare, guildShare, state, from, until } = editions[index]!
    const { now } = world.calendar
    const platformShare = 100 - escortShare - guildShare
    const isApproved = state !== 'awaitingApproval'
    const madeAt = isApproved ? now - (Math.max(from, 0) + 6) * day : now - day / 6
    return {
      ...{ name, payee, escortShare, guildShare, platformShare, state },
      areas: [-1],
      skill: null,
      minLevel: levels[0],
      maxLevel: levels[1],
      bonusCoinShare: 30,
      effectiveFrom: dateOf(now - from * day),
      effectiveTo: until === undefined ? null : dateOf(now - until * day),
      margin: Math.round((platformShare - costs) * 10) / 10,
      ...(!isApproved && { approvedBy: null }),
      createdAt: instant(madeAt),
      updatedAt: instant(isApproved ? madeAt + 2 * day : madeAt),
    }
  },
}
