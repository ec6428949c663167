import type shortPartner from '../../../entities/short-manage/short-partner'
import { dateOf, day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { emailAddress } from '../people'
import { besideSubscribers } from './subscriptions'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { countryId } from './places'
import { partnerAt, partnerCounts } from './short-partner-plan'
import { inForce, shortShareAgreementGenerator, shortShareStatementGenerator, termsOf } from './short-shares'
import { shortWithdrawalGenerator } from './short-withdrawals'

/** A company that shares in what shorts bring in; what it has follows from its agreements, statements and withdrawals. */
export const shortPartnerGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => partnerCounts(world).all,
  row(world, index, random): RowOf<typeof shortPartner> {
    const { now } = world.calendar
    const { iso2, kind, name, contact, payout, taxRate, taxId, hasCertificate } = partnerAt(world, index)
    const { bound } = partnerCounts(world)
    const place = index - bound
    const state = place < 0 ? (index % 17 === 9 ? 'frozen' : 'active') : place % 2 === 0 ? 'ended' : 'draft'
    const money = moneyOf(world, world.id('shortPartner', index) ?? 0)
    const agreements = place < 0 ? agreementsOf(world, index) : []
    const begun = Math.min(...agreements.map(({ madeAt }) => madeAt), now - (state === 'ended' ? 400 : 2) * day)
    const madeAt = begun - (3 + random.next() * 12) * day
    const by = staffOf(world, entityOf(world, 'shortPartner'), random)
    // One is having its account changed.
    const changesAt = index === 5 ? now - 20 * hour : null
    const ends = agreements.map(({ endsAt }) => endsAt).sort()
    return {
      ...{ name, kind, state, taxId, taxRate, payout },
      partnerNo: `P${dateOf(madeAt).slice(2, 7).replace('-', '')}${String(index + 1).padStart(5, '0')}`,
      country: countryId(world, iso2) ?? 0,
      contactName: contact,
      email: emailAddress(random, contact, index),
      payoutNext: changesAt === null ? null : { ...payout, account: random.characters(12, '0123456789') },
      payoutChangedBy: changesAt === null ? null : by,
      payoutChangedAt: changesAt === null ? null : instant(changesAt),
      currency: 'USD',
      ...(!hasCertificate && { taxCertificate: null }),
      certificateTo: hasCertificate ? dateOf(now + (40 + random.int(300)) * day) : null,
      portalUser:
        state === 'active' && random.chance(0.6) ? world.id('user', besideSubscribers(world, 9_000 + index)) : null,
      manager: by ?? 0,
      ...money,
      titleCount: new Set(agreements.flatMap(({ shorts }) => shorts)).size,
      agreementTo: ends[0] ?? null,
      createdBy: by,
      createdAt: instant(madeAt),
      updatedAt: instant(changesAt ?? (state === 'frozen' ? now - 9 * day : Math.min(now - hour, begun + day))),
      updatedBy: by,
    }
  },
}

/** The agreements in force of the partner at a place. */
function agreementsOf(world: World, index: number) {
  const { bound } = partnerCounts(world)
  return Array.from({ length: Math.min(inForce, world.count('shortShareAgreement')) }, (_, nth) => nth)
    .filter((nth) => nth % bound === index)
    .map((nth) => {
      const row = shortShareAgreementGenerator.row(world, nth, world.random('shortShareAgreement', nth))
      const { shorts } = termsOf(world, nth)
      return { shorts, endsAt: String(row['endsAt']), madeAt: Date.parse(String(row['createdAt'])) }
    })
}

/** What was credited to a partner and is there still, is being paid, or has been; amounts in cents. */
function moneyOf(world: World, partner: number) {
  const all = world.once('money of partners of shorts', () => {
    const found = new Map<number, { balance: number; frozen: number; paidTotal: number; revenue30d: number }>()
    const of = (id: number) => {
      const own = found.get(id) ?? { balance: 0, frozen: 0, paidTotal: 0, revenue30d: 0 }
      found.set(id, own)
      return own
    }
    const statements = world.count('shortShareStatement')
    for (let nth = 0; nth < statements; nth++) {
      const row = shortShareStatementGenerator.row(world, nth, world.random('shortShareStatement', nth))
      const own = of(Number(row['partner']))
      // What is older than the withdrawals that are kept here was paid.
      if (row['state'] === 'credited') own.paidTotal += Number(row['payable'])
      if (nth >= statements - inForce) own.revenue30d += Number(row['netBase'])
    }
    for (let nth = 0; nth < world.count('shortWithdrawal'); nth++) {
      const row = shortWithdrawalGenerator.row(world, nth, world.random('shortWithdrawal', nth))
      const own = of(Number(row['partner']))
      const amount = Number(row['amount'])
      if (row['state'] === 'paid') continue
      own.paidTotal -= amount
      if (/^(rejected|returned|failed)$/.test(String(row['state']))) own.balance += amount
      else own.frozen += amount
    }
    return found
  })
  return all.get(partner) ?? { balance: 0, frozen: 0, paidTotal: 0, revenue30d: 0 }
}
