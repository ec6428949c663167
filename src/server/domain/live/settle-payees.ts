import type anchorEntity from '../../../entities/live-manage/anchor'
import settlementEntity from '../../../entities/live-manage/settlement'
import settlementAdjustment from '../../../entities/live-manage/settlement-adjustment'
import { currencyDecimals } from '../../../fields/currency'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import { serialNumber } from '../../operations/serial-number'
import type { Context } from '../../pipeline/operation'
import { checksOf } from './settlement-checks'
import { byPayee, incomeIn, keyOf, type Income, type Payee } from './period-income'
import { adjustmentsIn, leftOver, type Adjusted, type LeftOver } from './settlement-sources'
import { grossOf } from './settlement-amounts'
import { lineFor } from './line-for'
import { markMonths, writeLines, type Line, type Lines } from './settlement-lines'
import { maxSettlements } from './settlement-rules'
import { termsOf, type Terms } from './settlement-terms'
import type { Period } from './settlement-periods'

export type Settlement = Row<typeof settlementEntity>
type Anchor = Row<typeof anchorEntity>

/** What one payee is settled by. */
interface Account {
  readonly payee: Payee
  readonly incomes: readonly Income[]
  readonly adjusting: readonly Adjusted[]
  readonly standing: Settlement | undefined
}

/**
 * Makes and works out the settlements of a period: of each guild and each anchor on their own who earned something in it or
 * has an approved adjustment, and again of those that are there. What a settlement says is the sum of its lines, with
 * adjustments and what was carried on from periods before.
 * @param only the settlement that is worked out again, where it is one
 * @throws B01 where an amount needs a rate that is not locked, or an anchor on their own has no policy
 */
export async function settlePayees(context: Context, period: Period, only?: Settlement): Promise<Settlement[]> {
  const { records } = context
  const terms = await termsOf(context, period)
  const incomes = await incomeIn(context, period, only)
  const adjusting = (await adjustmentsIn(context, period)).filter((each) => !only || keyOf(each) === keyOf(only))
  const standing = only ? [only] : await records.where(settlementEntity, { period: period.id }, maxSettlements)
  const accounts = accountsOf(incomes, adjusting, standing)
  const left = await leftOver(
    context,
    period,
    accounts.map(({ payee }) => payee),
  )
  const settled: Settlement[] = []
  const lines: Lines[] = []
  for (const account of accounts) {
    const worked = await settle(context, period, terms, account, left.get(keyOf(account.payee)))
    settled.push(worked.settlement)
    lines.push({ settlement: worked.settlement.id, currency: worked.currency, lines: worked.lines })
  }
  await writeLines(context, lines)
  await markMonths(context, period)
  return settled
}

function accountsOf(
  incomes: readonly Income[],
  adjusting: readonly Adjusted[],
  standing: readonly Settlement[],
): Account[] {
  const payees = new Map<string, Payee>()
  for (const income of incomes) {
    const payee = income.guild === null ? { guild: null, anchor: income.anchor } : { guild: income.guild, anchor: null }
    payees.set(keyOf(payee), payee)
  }
  for (const { guild, anchor } of [...adjusting, ...standing]) payees.set(keyOf({ guild, anchor }), { guild, anchor })
  const ofIncome = byPayee(incomes)
  const ofAdjusting = byPayee(adjusting)
  const ofStanding = new Map(standing.map((row) => [keyOf(row), row]))
  return [...payees].map(([key, payee]) => ({
    payee,
    incomes: ofIncome.get(key) ?? [],
    adjusting: ofAdjusting.get(key) ?? [],
    standing: ofStanding.get(key),
  }))
}

async function settle(context: Context, period: Period, terms: Terms, account: Account, left: LeftOver | undefined) {
  const { records, now } = context
  const { payee, incomes, adjusting, standing } = account
  const guild = payee.guild === null ? undefined : await terms.guild(payee.guild)
  const anchor = payee.anchor === null ? undefined : await terms.anchor(payee.anchor)
  const country = guild?.country ?? anchor?.country ?? null
  const policy = await policyOf(terms, account, guild?.incomePolicy, anchor)
  const { currency } = policy
  const lines = incomes.map((income) => lineFor(terms, period, policy, income))
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0)
  const parts = {
    giftIncome: sum(({ giftIncome }) => giftIncome),
    baseSalary: sum(({ baseSalary }) => baseSalary),
    bonus: sum(({ bonus }) => bonus),
    refunds: sum(({ refunds }) => refunds),
    fines: sum(({ fines }) => fines),
    adjustments: adjusting.reduce((total, each) => total + terms.exchange(each.amount, each.currency, currency), 0),
    carriedIn: (left?.carried ?? []).reduce(
      (total, each) => total + terms.exchange(each.amount, each.currency, currency),
      0,
    ),
  }
  const gross = grossOf(parts)
  const tax = terms.withheld(payee, country, Boolean(guild?.companyName), { minor: gross, currency })
  const net = gross - tax
  const payoutCurrency = guild?.currency ?? currency
  const values = {
    ...parts,
    ...{ country, policy: policy.id, anchors: lines.length, gross, tax, net, currency, payoutCurrency },
    biscuits: sum(({ income }) => income.biscuits),
    rate: rateOf(terms, currency, payoutCurrency),
    ...(guild && { payoutMethod: guild.payoutMethod }),
    checks: await checksOf(context, { guild, anchor, net, currency, before: left?.before }),
  }
  const settlement = standing
    ? await records.update(settlementEntity, standing, values)
    : await records.insert(settlementEntity, {
        ...values,
        ...{ ...payee, period: period.id, payee: guild ? 'guild' : 'anchor', settlementNo: serialNumber('LS', now) },
      })
  for (const { id, state } of adjusting)
    if (state === 'approved')
      await records.update(settlementAdjustment, await records.get(settlementAdjustment, id), { state: 'applied' })
  return { settlement, lines, currency }
}

/** How many majors of one currency a major of another makes, to six digits. */
function rateOf({ exchange }: Terms, from: string, to: string): number {
  return exchange(10 ** (6 + currencyDecimals(from)), from, to) / 10 ** (6 + currencyDecimals(to))
}

/** A settlement keeps the policy that it was first worked out by, whatever its guild is paid by since. */
async function policyOf(terms: Terms, { standing }: Account, ofGuild: number | undefined, anchor: Anchor | undefined) {
  const known = standing?.policy ?? ofGuild
  const policy = known ? await terms.policy(known) : anchor && terms.policyFor({ ...anchor, guild: null })
  if (!policy) throw refused('live-manage.noPolicy')
  return policy
}
