import type guild from '../../../entities/live-manage/guild'
import type guildContract from '../../../entities/live-manage/guild-contract'
import { dateOf, day, hour, instant } from '../calendar'
import { artworkKey } from '../../media/artwork/artwork'
import type { Random } from '../../base/random'
import { emailAddress, personName, type Market } from '../people'
import { countries } from '../words/countries'
import type { Generator, RowOf, World } from '../world'
import { writtenGuilds } from '../written/guilds'
import { contractShare } from './contract-share'
import { guildPlans } from './guild-plan'
import { monthAt } from './host-months'
import { hostPlans, type PlannedHost } from './host-plan'
import { policyOfGuild } from './income-terms'
import { recentOf } from './live-days'
import { areaId, countryId } from './places'

/** Where something of a market is shown: there, or everywhere. */
export function homeAreas(world: World, { iso2 }: Pick<Market, 'iso2'>, random: Random): number[] {
  const home = areaId(world, iso2, 'liveSetting')
  return home === null || random.chance(0.45) ? [-1] : [home]
}

/** Whether a punishment is of the last days. */
export function isRecent(days: number) {
  return (world: World, index: number): boolean =>
    Date.parse(String(world.all('punishment').get('createdAt')?.[index])) > world.calendar.now - days * day
}

/** A mobile number of a market. */
export function phoneOf({ iso2, phone: [start, digits] }: Market, random: Random): string {
  const dial = countries.find((each) => each.iso2 === iso2)?.dial ?? ''
  return dial + start + random.characters(digits, '0123456789')
}

/** Banks by the country of the guild, with their codes, as the accounts of payouts are kept with. */
const banks: Readonly<Record<string, readonly [name: string, swift: string]>> = {
  ID: ['Bank Mandiri', 'BMRIIDJA'],
  MX: ['BBVA México', 'BCMRMXMM'],
  PH: ['BDO Unibank', 'BNORPHMM'],
  SA: ['Al Rajhi Bank', 'RJHISARI'],
  TW: ['Cathay United Bank', 'UWCBTWTP'],
  EG: ['CIB', 'CIBEEGCX'],
}

/** The bank of a country that money is sent to, where we know one. */
export const bankOf = (iso2: string): string | null => banks[iso2]?.[0] ?? null

/** How a guild is paid: where we know its banks by its bank. */
export function payoutMethodOf({ iso2 }: Pick<Market, 'iso2'>): 'bank' | 'payoneer' {
  return banks[iso2] ? 'bank' : 'payoneer'
}

/** The written guilds: what they have in hosts and earned lately is what their hosts come to. */
export const guildGenerator: Generator = {
  distinct: true,
  count: () => writtenGuilds.length,
  totals: [{ field: 'violations30d', child: 'punishment', by: 'guild', counts: isRecent(30) }],
  row(world, index, random): RowOf<typeof guild> {
    const plan = guildPlans(world)[index]!
    const { name, code, kind, grade, company, state, market, owner, foundedAt } = plan
    const { now } = world.calendar
    const hosts = hostPlans(world).filter(({ guild: of, state: own }) => of === plan.id && own !== 'retired')
    const recent = hosts.map(({ id }) => recentOf(world, id))
    const person = personName(random, market.voice)
    const holder = market.voice === 'zh_CN' ? person.zh_CN : person.en
    const bank = banks[market.iso2]
    const isTaken = state === 'active' || state === 'suspended'
    const approvedAt = Math.min(now - hour, foundedAt + random.between(9, 40) * hour)
    return {
      ...{ name, code, kind, grade, owner, state },
      country: countryId(world, market.iso2) ?? 0,
      areas: homeAreas(world, market, random),
      companyName: company,
      managers: hosts.slice(0, grade === 'C' ? 1 : 3).map(({ user }) => world.id('user', user) ?? 0),
      logo: artworkKey('icon', `guild-logo-${index}`, [...name].slice(0, 1).join('')),
      contactName: holder,
      phone: phoneOf(market, random),
      email: emailAddress(random, person.en, index),
      incomePolicy: world.id('incomePolicy', policyOfGuild(plan)) ?? 0,
      nextPolicy: null,
      nextPolicyFrom: null,
      settlementCycle: 'monthly',
      currency: 'USD',
      payoutMethod: payoutMethodOf(market),
      payoutAccount: bank
        ? { holder, bank: bank[0], swift: bank[1], account: random.characters(12, '0123456789'), wallet: null }
        : { holder, bank: null, swift: null, account: null, wallet: `finance@${code.toLowerCase()}.example.com` },
      payoutPending: null,
      payoutHeldUntil: null,
      deposit: isTaken ? { S: 1_000_000, A: 500_000, B: 300_000, C: 100_000 }[grade] : null,
      anchorQuota: { S: 300, A: 200, B: 100, C: 60 }[grade],
      contractFrom: dateOf(approvedAt),
      contractTo: dateOf(approvedAt + 730 * day),
      anchorCount: hosts.length,
      activeAnchors30d: recent.filter(({ days }) => days > 0).length,
      biscuits30d: recent.reduce((sum, { biscuits }) => sum + biscuits, 0),
      remark: remarks[index] ?? null,
      createdAt: instant(foundedAt),
      updatedAt: instant(state === 'active' ? Math.max(approvedAt, now - random.next() * 20 * day) : approvedAt),
    }
  },
}

const remarks: Readonly<Record<number, string>> = {
  0: 'Our largest; calls every Monday at ten',
  1: 'Hosts of two cities, asks for the Gala every year',
  3: 'Wants statements in Arabic',
  16: 'Suspended: hosts were paid outside of the app',
  19: 'Could not show a licence; may apply again in January',
}

const leavings = [
  ['expired', null],
  ['anchorLeft', 'Moves to another city and has no time for shows'],
  ['guildReleased', 'Missed the agreed days in two months'],
  ['transferred', null],
  ['violation', 'Took gifts outside of the app'],
] as const

interface PlannedContract {
  readonly host: PlannedHost
  readonly guild: number
  readonly state: 'active' | 'leaving' | 'ended' | 'invited' | 'declined'
  readonly from: number
}

/** One contract of each host with their guild; some who are on their own are asked. */
function contracts(world: World): readonly PlannedContract[] {
  return world.once('contracts', () => {
    const guilds = guildPlans(world)
    return hostPlans(world)
      .flatMap((host): PlannedContract[] => {
        const random = world.random('contracts of a host', host.id)
        const home = guilds.filter(({ state, market }) => state === 'active' && market.voice === host.market.voice)
        const { guild, joinedAt, state } = host
        if (guild === null) {
          const asked = random.chance(0.5) ? random.pick(home.length > 0 ? home : guilds).id : null
          const isOpen = random.chance(0.4)
          const from = world.calendar.now - random.next() * (isOpen ? 3 : 60) * day
          return asked === null || from < joinedAt
            ? []
            : [{ host, guild: asked, state: isOpen ? 'invited' : 'declined', from }]
        }
        const own = state === 'retired' ? 'ended' : random.chance(0.03) ? 'leaving' : 'active'
        return [{ host, guild, from: joinedAt, state: own }]
      })
      .toSorted((one, other) => one.from - other.from)
  })
}

/** Who has a contract with which guild: what is in force is what host and guild say of each other. */
export const guildContractGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => contracts(world).length,
  row(world, index, random): RowOf<typeof guildContract> {
    const { host, guild: id, state, from } = contracts(world)[index]!
    const { now } = world.calendar
    const isOver = state === 'ended'
    // Nothing is paid to them for the last three months.
    const left = monthAt(world, world.count('settlementPeriod') - 3).from - random.between(5, 90) * hour
    const endedAt = Math.min(now - 3 * hour, Math.max(from + day, left))
    const [endReason, endNote] = leavings[index % leavings.length]!
    return {
      anchor: host.id,
      guild: id,
      state,
      anchorShare: contractShare(world, host),
      from: dateOf(from),
      to: dateOf(from + 730 * day),
      penalty: random.pick([20_000, 30_000, 50_000]),
      currency: 'USD',
      joinedVia:
        state === 'invited' || state === 'declined' ? 'invite' : random.pick(['application', 'invite'] as const),
      endReason: isOver ? endReason : null,
      endNote: isOver ? endNote : null,
      endedAt: isOver ? instant(endedAt) : null,
      createdAt: instant(from),
      updatedAt: instant(isOver ? endedAt : Math.min(now, from + 5 * hour)),
    }
  },
}
