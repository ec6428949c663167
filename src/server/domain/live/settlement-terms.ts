import areaConfig from '../../../entities/develop-manage/area-config'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import incomePolicy from '../../../entities/live-manage/income-policy'
import settlementRate from '../../../entities/live-manage/settlement-rate'
import settlementTax from '../../../entities/live-manage/settlement-tax'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { inCurrency } from './in-currency'
import type { Payee } from './period-income'
import { taxOf } from './settlement-amounts'
import type { Period } from './settlement-periods'

export type Policy = Row<typeof incomePolicy>
export type Guild = Row<typeof guildEntity>

/** What the settlements of a period are worked out by; read once for all of them. */
export interface Terms {
  /** @throws B01 where the period has no locked rate that leads there */
  readonly exchange: (minor: number, from: string, to: string) => number
  readonly policy: (id: number) => Promise<Policy>
  /** What an anchor is paid by: in a guild, or on their own; undefined where no policy is in force. */
  readonly policyFor: (anchor: Paid) => Policy | undefined
  readonly guild: (id: number) => Promise<Guild>
  readonly anchor: (id: number) => Promise<Anchor>
  /** What is withheld of a gross in a payee's country, in the gross's own currency. */
  readonly withheld: (payee: Payee, country: number | null, isCompany: boolean, gross: Amount) => number
}

type Anchor = Row<typeof anchorEntity>
type Paid = Pick<Anchor, 'guild' | 'country' | 'kind'>

interface Amount {
  readonly minor: number
  readonly currency: string
}

const most = 10_000

/** Reads what settlements of a period are worked out by: rates that are locked, policies and taxes in force at its end. */
export async function termsOf(
  { records }: Context,
  { id, to, currency }: Pick<Period, 'id' | 'to' | 'currency'>,
): Promise<Terms> {
  const rates = await records.where(settlementRate, { period: id, state: 'locked' })
  const policies = (await records.where(incomePolicy, { state: ['active', 'ended'] }, most))
    .filter(({ effectiveFrom, effectiveTo }) => effectiveFrom <= to && (effectiveTo === null || to < effectiveTo))
    .toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom) || one.id - other.id)
  const taxes = (await records.where(settlementTax, { enabled: true }, most))
    .filter(({ fromDate, toDate }) => fromDate <= to && (toDate === null || to <= toDate))
    .toSorted((one, other) => other.fromDate.localeCompare(one.fromDate))
  const areas = new Map((await records.where(areaConfig, {}, most)).map(({ id: area, countries }) => [area, countries]))
  const isAmong = (own: readonly number[], country: number | null) =>
    own.includes(ALL_AREAS) || (country !== null && own.some((area) => areas.get(area)?.includes(country)))
  const exchange: Terms['exchange'] = (minor, from, into) => {
    const there = inCurrency(minor, from, into, rates)
    if (there === undefined)
      throw refused('live-manage.live-settlement-periods.noRate', { currency: from === currency ? into : from })
    return there
  }
  return {
    exchange,
    policy: once((policy) => records.get(incomePolicy, policy)),
    policyFor: ({ guild, country, kind }) =>
      policies.find(
        ({ payee, liveKinds, areas: own }) =>
          payee === (guild === null ? 'independentAnchor' : 'guildAnchor') &&
          liveKinds.includes(kind) &&
          isAmong(own, country),
      ),
    guild: once((guild) => records.get(guildEntity, guild)),
    anchor: once((anchor) => records.get(anchorEntity, anchor)),
    withheld: ({ guild }, country, isCompany, { minor, currency: own }) => {
      const kind = guild === null ? 'anchor' : isCompany ? 'guildCompany' : 'guildPerson'
      const rule = taxes.find((each) => each.country === country && each.payee === kind)
      if (!rule || minor <= 0) return 0
      const there = exchange(minor, own, rule.currency)
      return exchange(taxOf(there, rule.threshold, rule.brackets), rule.currency, own)
    },
  }
}

function once<T>(read: (id: number) => Promise<T>): (id: number) => Promise<T> {
  const known = new Map<number, Promise<T>>()
  return (id) => {
    const found = known.get(id) ?? read(id)
    known.set(id, found)
    return found
  }
}
