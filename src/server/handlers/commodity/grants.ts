import { sql } from 'kysely'
import { approve, caps, execute, retryFailed, reverse } from '../../../../commands/goods-and-order/provide-manage'
import currencyEntry from '../../../entities/goods-and-order/currency-entry'
import gift from '../../../entities/goods-and-order/gift'
import grantBatch from '../../../entities/goods-and-order/grant-batch'
import prop from '../../../entities/goods-and-order/prop'
import virtualCurrency from '../../../entities/goods-and-order/virtual-currency'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../captions'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { holds } from '../../pipeline/account'
import { badField, notPermitted, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from './document-number'
import { giveTo, isCurrency, type Grant } from './give'
import { moveCurrency } from './ledger'
import { recipientsOf, refuseNobody, sumRecipients } from './recipients'
import { approvingByTwo } from './two-approvals'

/** From so much in USD cents a second account approves. */
const secondFrom = 500_00
/** From so much, and for biscuits whatever their worth, the last approval is finance's. */
const financeFrom = 5_000_00
const overCap = 'GoodsAndOrder:provideManage.overCap'

/** What a grant costs is worked out anew whenever it is saved, and nobody goes over their day's cap. */
export const grantRules = defineRules(grantBatch, {
  beforeSave: async (context, draft, current) => {
    const grant = { ...current, ...draft } as Grant
    if (current && current.state !== 'draft' && !('state' in draft) && !('succeeded' in draft)) return
    refuseMismatch(grant)
    const { people, total, largest } = await sumRecipients(context, grant, grant.amount)
    const worth = { people, total, valueUsd: await valueOf(context, grant, total) }
    if ('state' in draft && (draft as Grant).state === 'awaitingApproval')
      await refuseOverCaps(context, grant, total, largest)
    return { ...worth, ...(!current && { grantNo: documentNumber('G', context.now) }) }
  },
})

export const approvingGrant = approvingByTwo(approve, {
  to: 'approved',
  needsSecond: ({ valueUsd }) => (valueUsd ?? 0) >= secondFrom,
  mayLast: ({ account }, { valueUsd, what }) => {
    const isFinance = (valueUsd ?? 0) >= financeFrom || what === 'biscuit'
    return !isFinance || holds(account, overCap) || 'goods-and-order.provide-manage.financeOnly'
  },
})

export const executing = handle(execute, { undo: 'never', run: (context, row) => carryOutGrant(context, row) })
export const retrying = handle(retryFailed, { undo: 'never', run: (context, row) => carryOutGrant(context, row) })

/** What a grant of a currency gave is taken back, as far as it is there; dresses and goods stay. */
export const reversingGrant = handle(reverse, {
  undo: 'never',
  check: (_context, row) =>
    Promise.resolve(isCurrency(row.what) || 'goods-and-order.provide-manage.reverse.currenciesOnly'),
  run: async (context, row, { note }) => {
    const sourceNo = row.grantNo ?? ''
    const given = await context.records.where(currencyEntry, { sourceNo, scene: 'grant' }, 10_000)
    for (const { user, amount } of given)
      await moveCurrency(context, {
        user,
        currency: row.what as 'coin',
        amount: -amount,
        scene: 'reversal',
        sourceNo,
        remark: note,
        shortfall: 'debt',
      })
    await context.records.update(grantBatch, row, { state: 'reversed' })
  },
})

/** What the account has put forward today of each currency, and what is left of its cap. */
export const tellingCaps = handlePage(caps, {
  run: async (context) => {
    const currencies = await context.records.where(virtualCurrency, {})
    const findings: Finding[] = []
    for (const { code, dailyGrantCap } of currencies) {
      const used = await grantedToday(context, code)
      const named = { currency: caption(context.language, `virtualCurrency.code.${code}`), used }
      findings.push(
        dailyGrantCap === null
          ? { caption: 'goods-and-order.provide-manage.caps.unlimited', params: named }
          : {
              caption: 'goods-and-order.provide-manage.caps.left',
              params: named,
              value: dailyGrantCap - used,
              tone: used < dailyGrantCap ? 'good' : 'bad',
            },
      )
    }
    return { findings }
  },
})

/** Gives each user of a grant what it says, once, and tells how many got it. */
export async function carryOutGrant(
  context: Pick<Context, 'db' | 'now' | 'records' | 'services'>,
  row: Row<typeof grantBatch>,
): Promise<void> {
  const grant = row as Grant
  const outcomes: boolean[] = []
  for (const { user, amount } of await recipientsOf(context, grant))
    outcomes.push(await giveTo(context, { ...grant, amount: amount ?? grant.amount }, user))
  const failed = outcomes.filter((went) => !went).length
  await context.records.update(grantBatch, row, {
    succeeded: outcomes.length - failed,
    failed,
    executedAt: context.now.toISOString(),
    state: failed > 0 ? 'partlyFailed' : 'done',
  })
}

/** @throws A0400 where what is given and what is named do not go together */
function refuseMismatch(grant: Grant): void {
  const thing =
    grant.what === 'dress' ? 'item' : grant.what === 'gift' || grant.what === 'prop' ? grant.what : undefined
  if (thing && !grant[thing]) throw badField(thing, 'error.required')
  if (grant.direction === 'takeBack' && !isCurrency(grant.what))
    throw badField('direction', 'goods-and-order.provide-manage.takeBackCurrency')
  refuseNobody(grant)
}

/** @throws A0400 over what one user may get, A0301 over what the account may give a day without being finance */
async function refuseOverCaps(context: Context, grant: Grant, total: number, largest: number): Promise<void> {
  if (grant.direction === 'takeBack' || !isCurrency(grant.what)) return
  const [currency] = await context.records.where(virtualCurrency, { code: grant.what }, 1)
  if (!currency) throw refused('ledger.noCurrency', { code: grant.what })
  const { singleGrantCap, dailyGrantCap } = currency
  if (singleGrantCap !== null && largest > singleGrantCap)
    throw badField('amount', 'goods-and-order.provide-manage.overSingle', { cap: singleGrantCap })
  const used = await grantedToday(context, grant.what)
  if (dailyGrantCap !== null && used + total > dailyGrantCap && !holds(context.account, overCap))
    throw notPermitted(overCap)
}

async function grantedToday({ db, account, now }: Context, what: string): Promise<number> {
  const day = now.toISOString().slice(0, 10)
  const { rows } = await sql<{ total: number }>`select coalesce(sum(total), 0) as total from grant_batch
    where created_by = ${account.id} and what = ${what} and direction = 'give' and created_at >= ${day}
      and state not in ('draft', 'rejected')`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** What a grant is worth in USD cents, by the coins its things cost. */
async function valueOf({ records }: Context, grant: Grant, total: number): Promise<number> {
  const pricesIn = isCurrency(grant.what) ? grant.what : 'coin'
  const [currency] = await records.where(virtualCurrency, { code: pricesIn }, 1)
  const thing = grant.gift
    ? await records.find(gift, grant.gift)
    : grant.prop
      ? await records.find(prop, grant.prop)
      : null
  const coins = isCurrency(grant.what) ? 1 : (thing?.coins ?? 0)
  return Math.round((total * coins * (currency?.usdPer1000 ?? 0)) / 1000)
}
