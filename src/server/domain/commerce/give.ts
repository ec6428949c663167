import goodsRecord from '../../../entities/goods-and-order/goods-record'
import type grantBatch from '../../../entities/goods-and-order/grant-batch'
import userDress from '../../../entities/goods-and-order/user-dress'
import type { Row } from '../../../schema/entity'
import { inSavepoint } from '../../run/in-savepoint'
import { documentNumber } from './document-number'
import { moveCurrency, type CurrencyCode, type LedgerContext } from './ledger'
import { dayMs } from '../../../schema/time'

export type Grant = Row<typeof grantBatch>

const currencies: readonly string[] = ['coin', 'bonusCoin', 'diamond', 'biscuit']

/** Whether what is granted is kept in wallets. */
export function isCurrency(what: string): what is CurrencyCode {
  return currencies.includes(what)
}

/** Gives one user what a grant says, once, however often it is asked for. @returns whether it went */
export async function giveTo(context: LedgerContext, grant: Grant, user: number): Promise<boolean> {
  const refusal = await inSavepoint(context.records, async () => {
    if (isCurrency(grant.what)) await giveCurrency(context, grant, grant.what, user)
    else if (grant.what === 'dress') await giveDress(context, grant, user)
    else await giveGoods(context, grant, user)
  })
  return refusal === undefined
}

async function giveCurrency(context: LedgerContext, grant: Grant, currency: CurrencyCode, user: number): Promise<void> {
  const isTakenBack = grant.direction === 'takeBack'
  await moveCurrency(context, {
    user,
    currency,
    amount: isTakenBack ? -grant.amount : grant.amount,
    scene: 'grant',
    remark: grant.reason,
    ...(grant.grantNo !== null && { sourceNo: grant.grantNo }),
    ...(isTakenBack && { shortfall: 'debt' as const }),
  })
}

async function giveDress({ records, now }: LedgerContext, grant: Grant, user: number): Promise<void> {
  const named = { user, dress: grant.item ?? 0, sourceNo: grant.grantNo }
  if ((await records.where(userDress, named, 1)).length > 0) return
  const days = grant.validDays ?? 0
  await records.insert(userDress, {
    ...named,
    source: 'grant',
    days,
    coins: 0,
    startsAt: now.toISOString(),
    expiresAt: days === 0 ? null : new Date(now.getTime() + days * dayMs).toISOString(),
    wearing: false,
    state: 'active',
  })
}

async function giveGoods({ records, now }: LedgerContext, grant: Grant, user: number): Promise<void> {
  // The number tells grant and user, so that a second try finds the first.
  const recordNo = `${grant.grantNo ?? documentNumber('G', now)}-${user.toString(36)}`.slice(0, 32)
  if ((await records.where(goodsRecord, { recordNo }, 1)).length > 0) return
  await records.insert(goodsRecord, {
    recordNo,
    kind: 'backpackIn',
    user,
    gift: grant.gift,
    prop: grant.prop,
    quantity: grant.amount,
    coins: 0,
    state: 'done',
  })
}
