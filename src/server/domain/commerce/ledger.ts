import currencyEntry from '../../../entities/goods-and-order/currency-entry'
import virtualCurrency from '../../../entities/goods-and-order/virtual-currency'
import wallet from '../../../entities/goods-and-order/wallet'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from './document-number'

type Entry = Row<typeof currencyEntry>
type Wallet = Row<typeof wallet>
export type CurrencyCode = Row<typeof virtualCurrency>['code']

/** What is needed of a call to move coins: work in the background has no account. */
export type LedgerContext = Pick<Context, 'records' | 'now'>

export interface Movement {
  readonly user: number
  readonly currency: CurrencyCode
  /** Whole units; what is taken away is negative. */
  readonly amount: number
  readonly scene: Entry['scene']
  /** The number of what it is for: one movement of a wallet a scene, however often it is asked for. */
  readonly sourceNo?: string
  readonly order?: number
  readonly counterpart?: number
  readonly remark?: string
  /** Where more is taken than is there: nothing moves (the rule), or what is left is taken and the rest becomes debt. */
  readonly shortfall?: 'refuse' | 'debt'
}

/**
 * Moves a wallet and writes the entry that says so, in the call's transaction. Entries are only ever added.
 * @returns the entry; undefined where this source has moved the wallet before, or nothing was left to take
 * @throws B01 where the balance is too small, or the currency is not kept
 */
export async function moveCurrency(context: LedgerContext, movement: Movement): Promise<Entry | undefined> {
  const { records, now } = context
  const { scene, sourceNo, shortfall = 'refuse' } = movement
  const currency = await currencyOf(context, movement.currency)
  const own = await walletOf(context, movement.user, currency)
  const source = { user: movement.user, virtualCurrency: currency, scene, sourceNo: sourceNo ?? null }
  if (sourceNo !== undefined && (await records.where(currencyEntry, source, 1)).length > 0) return undefined
  const balance = own.balance ?? 0
  const missing = Math.max(0, -movement.amount - balance)
  if (missing > 0 && shortfall === 'refuse') throw refused('ledger.tooLittle', { balance, needed: -movement.amount })
  const amount = movement.amount + missing
  const after = balance + amount
  await records.update(wallet, own, {
    balance: after,
    debt: (own.debt ?? 0) + missing,
    totalIn: (own.totalIn ?? 0) + Math.max(0, amount),
    totalOut: (own.totalOut ?? 0) + Math.max(0, -amount),
    lastEntryAt: now.toISOString(),
  })
  if (movement.currency === 'coin') await showBalance(context, movement.user, after)
  if (amount === 0) return undefined
  return records.insert(currencyEntry, {
    ...source,
    entryNo: documentNumber('E', now),
    direction: amount < 0 ? 'out' : 'in',
    amount,
    balanceAfter: after,
    order: movement.order ?? null,
    counterpart: movement.counterpart ?? null,
    operator: records.actor,
    remark: movement.remark?.slice(0, 200) ?? null,
  })
}

/** The id of a currency by its code. @throws B01 where it is not set up */
export async function currencyOf({ records }: LedgerContext, code: CurrencyCode): Promise<number> {
  const [found] = await records.where(virtualCurrency, { code }, 1)
  if (!found) throw refused('ledger.noCurrency', { code })
  return found.id
}

/** A user's wallet, locked until the call ends; the first movement makes it. */
async function walletOf({ records }: LedgerContext, owner: number, currency: number): Promise<Wallet> {
  const [found] = await records.where(wallet, { user: owner, virtualCurrency: currency }, 1)
  if (found) return records.get(wallet, found.id)
  const nothing = { balance: 0, frozen: 0, bonus: 0, debt: 0, totalIn: 0, totalOut: 0 }
  return records.insert(wallet, { user: owner, virtualCurrency: currency, state: 'normal', ...nothing })
}

/** The user's own record tells the coins in lists of users. */
async function showBalance({ records }: LedgerContext, id: number, coins: number): Promise<void> {
  const holder = await records.find(user, id)
  if (holder) await records.update(user, holder, { coins })
}
