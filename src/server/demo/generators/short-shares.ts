import type shortShareAgreement from '../../../entities/short-manage/short-share-agreement'
import type shortShareLine from '../../../entities/short-manage/short-share-line'
import type shortShareStatement from '../../../entities/short-manage/short-share-statement'
import { dateOf, day, hour, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { countryId } from './places'
import { partnerCounts } from './short-partner-plan'

/** How many agreements have statements, one a month; the others are not in force yet. */
export const inForce = 48
const months = 5
const countries = ['ID', 'MX', 'PH', 'SA', 'US'] as const
const models = ['share', 'share', 'share', 'tiered', 'guarantee'] as const
const lastStates = weightsOf({ computed: 20, checked: 20, sent: 25, confirmed: 20, disputed: 5, awaitingSecond: 10 })

/** What a partner and we have agreed: the share, and where it is of a guarantee, how much of that is earned. */
export function termsOf(world: World, index: number) {
  const random = world.random('share agreement', index)
  const model = models[index % models.length]!
  const rate = random.pick([20, 25, 30, 35, 40])
  const guarantee = model === 'guarantee' ? random.pick([300_000, 500_000, 800_000]) : null
  const shorts = Array.from({ length: 3 }, (_, nth) => world.id('short', index * 2 + nth * 47) ?? 0)
  return { model, rate, guarantee, shorts, partner: world.id('shortPartner', index % partnerCounts(world).bound) ?? 0 }
}

export const shortShareAgreementGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof shortShareAgreement> {
    const { model, rate, guarantee, shorts, partner } = termsOf(world, index)
    const { now } = world.calendar
    const isInForce = index < inForce
    const isWaiting = !isInForce && index % 3 > 0
    const startsAt = isInForce ? now - random.between(190, 330) * day : now + random.between(10, 40) * day
    const madeAt = isInForce ? startsAt - random.between(5, 20) * day : now - random.next() * 4 * day
    return {
      ...{ model, rate, guarantee, shorts: [...new Set(shorts)], partner },
      licence: null,
      copyrightTag: null,
      countries: null,
      tiers:
        model === 'tiered'
          ? [
              { upTo: 500_000, rate },
              { upTo: null, rate: rate + 10 },
            ]
          : null,
      recouped: guarantee === null ? null : Math.round(guarantee * (isInForce ? 0.2 + random.next() * 0.7 : 0)),
      sources: ['coin', 'ad', 'vip'],
      deductions: { storeFee: 30, channelFee: 5, adSpend: null, refunds: true, dubbing: null },
      currency: 'USD',
      cycle: 'month',
      minPayout: 10_000,
      startsAt: dateOf(startsAt),
      endsAt: dateOf(startsAt + 730 * day),
      remark: null,
      state: isInForce ? 'active' : isWaiting ? 'awaitingApproval' : 'draft',
      createdAt: instant(madeAt),
      updatedAt: instant(isInForce ? startsAt - day : madeAt),
    }
  },
}

interface PlannedLine {
  readonly statement: number
  readonly agreement: number
  readonly short: number
  readonly country: number
  readonly coins: number
  readonly coinIncome: number
  readonly adIncome: number
  readonly vipIncome: number
  readonly deductions: number
  readonly share: number
}

/** The lines of the n-th statement: what each title brought in a country; amounts in cents. */
function linesOf(world: World, statement: number): readonly PlannedLine[] {
  const agreement = statement % inForce
  const { rate, shorts } = termsOf(world, agreement)
  const fame = world.random('share of a partner', agreement).longTail(38_000, 0.6)
  return countries.map((iso2, nth) => {
    const random = world.random(`share line ${nth}`, statement)
    const coins = Math.round(fame * (1.6 - 0.25 * nth) * (0.8 + random.next() * 0.4))
    const coinIncome = Math.round(coins * 0.9)
    const adIncome = Math.round(coinIncome * (0.25 + random.next() * 0.3))
    const vipIncome = Math.round(coinIncome * (0.3 + random.next() * 0.4))
    const income = coinIncome + adIncome + vipIncome
    const deductions = Math.round(coinIncome * 0.35 + adIncome * 0.1 + vipIncome * 0.35)
    const share = Math.round(((income - deductions) * rate) / 100)
    const country = countryId(world, iso2) ?? 0
    return {
      ...{ statement, agreement, country, coins, coinIncome, adIncome, vipIncome, deductions, share },
      short: shorts[nth % shorts.length]!,
    }
  })
}

/** The months that are over, the oldest first, of each agreement: what the lines come to, less what is taken off. */
export const shortShareStatementGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => (world.count('short') > 0 ? inForce * months : 0),
  row(world, index, random): RowOf<typeof shortShareStatement> {
    const { rate, guarantee, partner } = termsOf(world, index % inForce)
    const lines = linesOf(world, index)
    const sum = (field: 'coinIncome' | 'adIncome' | 'vipIncome' | 'deductions' | 'share' | 'coins') =>
      lines.reduce((total, line) => total + line[field], 0)
    const behind = months - 1 - Math.floor(index / inForce)
    const { from, to } = monthBefore(world, behind + 1)
    const deductions = sum('deductions')
    const refunds = Math.round(deductions * 0.04)
    const share = sum('share')
    const recoup = guarantee === null ? 0 : Math.round(share * 0.5)
    const tax = Math.round((share - recoup) * 0.03)
    const payable = share - recoup - tax
    const isSmall = payable < 10_000
    const state = behind === 0 ? random.weighted(lastStates) : isSmall ? 'carried' : 'credited'
    const isCredited = state === 'credited'
    const before =
      index >= inForce ? linesOf(world, index - inForce).reduce((total, line) => total + line.share, 0) : null
    const computedAt = Math.min(world.calendar.now - 3 * hour, to + 5 * hour)
    const at = (days: number) => Math.min(world.calendar.now - hour, computedAt + days * day)
    const wasSent = isCredited || /^(sent|confirmed|disputed|awaitingSecond)$/.test(state)
    const wasConfirmed = isCredited || state === 'confirmed' || state === 'awaitingSecond'
    const isApproved = isCredited || state === 'awaitingSecond'
    const [entity, people] = [entityOf(world, 'shortShareStatement'), world.random('approvers of a statement', index)]
    const firstBy = staffOf(world, entity, people)
    return {
      statementNo: `SSH${dateOf(computedAt).slice(2).replaceAll('-', '')}${String(index + 1).padStart(6, '0')}`,
      period: dateOf(from).slice(0, 7),
      partner,
      agreement: world.id('shortShareAgreement', index % inForce) ?? 0,
      titles: new Set(lines.map(({ short }) => short)).size,
      unlocks: lines.reduce((total, { coins }) => total + Math.round(coins / 55), 0),
      coinIncome: sum('coinIncome'),
      adIncome: sum('adIncome'),
      vipIncome: sum('vipIncome'),
      fees: deductions - refunds,
      refunds,
      otherDeductions: 0,
      netBase: sum('coinIncome') + sum('adIncome') + sum('vipIncome') - deductions,
      ...{ rate, share, recoup, tax, payable, state },
      adjustment: 0,
      adjustmentReason: null,
      currency: 'USD',
      exchangeRate: 1,
      payoutCurrency: 'USD',
      payoutAmount: isCredited ? payable : null,
      change: before === null ? null : Math.round((share / before - 1) * 1_000) / 10,
      checks: [],
      disputeNote: state === 'disputed' ? 'The unlocks of the last weekend are missing' : null,
      sentAt: wasSent ? instant(at(3)) : null,
      confirmedAt: wasConfirmed ? instant(at(6)) : null,
      firstBy: isApproved ? firstBy : null,
      secondBy: isCredited ? staffOf(world, entity, people, new Set([firstBy])) : null,
      createdAt: instant(computedAt),
      updatedAt: instant(
        isCredited
          ? at(9)
          : isApproved
            ? at(7.1)
            : wasConfirmed
              ? at(6)
              : wasSent
                ? at(3)
                : state === 'checked'
                  ? at(1.2)
                  : computedAt,
      ),
    }
  },
}

/** A month so many months ago. */
function monthBefore(world: World, ago: number) {
  const today = new Date(world.calendar.now)
  const at = (shift: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago + shift, 1)
  return { from: at(0), to: at(1) }
}

export const shortShareLineGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => world.count('shortShareStatement') * countries.length,
  row(world, index, random): RowOf<typeof shortShareLine> {
    const statement = Math.floor(index / countries.length)
    const { agreement, coins, ...line } = linesOf(world, statement)[index % countries.length]!
    const unlocks = Math.round(coins / 55)
    const { to } = monthBefore(world, months - Math.floor(statement / inForce))
    return {
      ...{ ...line, coins, unlocks },
      statement: world.id('shortShareStatement', statement) ?? 0,
      payers: Math.max(1, Math.round(unlocks / random.between(9, 18))),
      vipMinutes: Math.round(line.vipIncome * (2 + random.next())),
      rate: termsOf(world, agreement).rate,
      currency: 'USD',
      createdAt: instant(Math.min(world.calendar.now - 3 * hour, to + 5 * hour)),
    }
  },
}
