import { sql } from 'kysely'
import gift from '../../../entities/goods-and-order/gift'
import grantBatch from '../../../entities/goods-and-order/grant-batch'
import prop from '../../../entities/goods-and-order/prop'
import virtualCurrency from '../../../entities/goods-and-order/virtual-currency'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { accountById, holds } from '../../access/account'
import { badField, notPermitted, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from './document-number'
import { giveTo, isCurrency, type Grant } from './give'
import { approvedShares, freezeRecipients, type Share } from './frozen-recipients'
import { refuseNobody, sumRecipients } from './recipients'
import { refuseOnceSubmitted } from '../../run/two-approvals'

/** From this much in USD cents a second account approves. */
export const secondFrom = 500_00
export const overCap = 'GoodsAndOrder:provideManage.overCap'

/** What a grant costs is worked out again whenever it is saved, and nobody goes over their day's cap. */
export const grantRules = defineRules(grantBatch, {
  beforeSave: async (context, draft, current) => {
    const grant = { ...current, ...draft } as Grant
    refuseOnceSubmitted(grantBatch, draft, current)
    if (current && current.state !== 'draft' && !('state' in draft) && !('succeeded' in draft)) return
    refuseMismatch(grant)
    const { people, total, largest } = await sumRecipients(context, grant, grant.amount)
    const worth = { people, total, valueUsd: await valueOf(context, grant, total) }
    if ('state' in draft && (draft as Grant).state === 'awaitingApproval') {
      await refuseOverCaps(context, grant, total, largest)
      await freezeRecipients(context, grantBatch, grant, grant.amount)
    }
    return { ...worth, ...(!current && { grantNo: documentNumber('G', context.now) }) }
  },
})

type Granting = Pick<Context, 'db' | 'now' | 'records' | 'services'>

/**
 * Gives each user of a grant what was approved for them, once, and tells how many got it.
 * @throws B01 where that is more by now than was approved
 */
export async function carryOutGrant(context: Granting, row: Row<typeof grantBatch>): Promise<void> {
  const grant = row as Grant
  const shares = await approvedShares(context, grantBatch, grant, grant.amount, row)
  await refuseMoreThanApproved(context, grant, shares)
  const outcomes: boolean[] = []
  for (const { user, amount } of shares) outcomes.push(await giveTo(context, { ...grant, amount }, user))
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

/**
 * @throws B01 where prices or caps have changed since it was approved, so that it gives more than those who approved it have read:
 * one user more than they may get now, or what is worth so much more that another account would have to approve it
 */
async function refuseMoreThanApproved(context: Granting, grant: Grant, shares: readonly Share[]): Promise<void> {
  const amounts = shares.map(({ amount }) => amount)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const valueUsd = await valueOf(context, grant, total)
  const isOneEnough = valueUsd < secondFrom || grant.approvedBy2 !== null
  if (valueUsd > (grant.valueUsd ?? 0) && !isOneEnough) throw refused('approval.changedSince')
  if (grant.direction === 'takeBack' || !isCurrency(grant.what)) return
  const { singleGrantCap, dailyGrantCap } = await lockedCaps(context, grant.what)
  const isOverSingle = singleGrantCap !== null && Math.max(0, ...amounts) > singleGrantCap
  const given = await grantedOn(context, grant.createdBy, grant.createdAt, grant.what)
  const isOverDaily = dailyGrantCap !== null && given > dailyGrantCap
  if (isOverSingle || (isOverDaily && !(await mayExceedCaps(context, grant)))) throw refused('approval.changedSince')
}

/** Finance may: whoever put it forward, or one of those who approved it, as they are now. */
async function mayExceedCaps({ db }: Granting, { createdBy, approvedBy, approvedBy2 }: Grant): Promise<boolean> {
  for (const id of [createdBy, approvedBy, approvedBy2]) {
    const account = id === null ? undefined : await accountById(db, id)
    if (account && holds(account, overCap)) return true
  }
  return false
}

/** @throws A0400 over what one user may get, A0301 over what the account may give a day without being finance */
async function refuseOverCaps(context: Context, grant: Grant, total: number, largest: number): Promise<void> {
  if (grant.direction === 'takeBack' || !isCurrency(grant.what)) return
  const { singleGrantCap, dailyGrantCap } = await lockedCaps(context, grant.what)
  if (singleGrantCap !== null && largest > singleGrantCap)
    throw badField('amount', 'goods-and-order.provide-manage.overSingle', { cap: singleGrantCap })
  const used = await grantedToday(context, grant.what)
  if (dailyGrantCap !== null && used + total > dailyGrantCap && !holds(context.account, overCap))
    throw notPermitted(overCap)
}

interface Caps {
  readonly singleGrantCap: number | null
  readonly dailyGrantCap: number | null
}

/** What may be given of a currency. Locked until the call ends: of two grants put forward at once, the second counts the first. */
async function lockedCaps({ db }: Granting, code: string): Promise<Caps> {
  const { rows } = await sql<Caps>`select single_grant_cap as "singleGrantCap", daily_grant_cap as "dailyGrantCap"
    from virtual_currency where code = ${code} for no key update`.execute(db)
  const [caps] = rows
  if (!caps) throw refused('ledger.noCurrency', { code })
  return caps
}

export function grantedToday({ db, account, now }: Context, what: string): Promise<number> {
  return grantedOn({ db }, account.id, now.toISOString(), what)
}

/** How much an account has put forward on the day of a moment. */
async function grantedOn(
  { db }: Pick<Context, 'db'>,
  account: number | null,
  at: string,
  what: string,
): Promise<number> {
  const day = at.slice(0, 10)
  const { rows } = await sql<{ total: number }>`select coalesce(sum(total), 0) as total from grant_batch
    where created_by = ${account} and what = ${what} and direction = 'give'
      and created_at >= ${day}::timestamptz and created_at < ${day}::timestamptz + interval '1 day'
      and state not in ('draft', 'rejected')`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** What a grant is worth in USD cents, by the coins its things cost. */
async function valueOf({ records }: Pick<Context, 'records'>, grant: Grant, total: number): Promise<number> {
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
