import * as commands from '../../../../commands/goods-and-order/provide-manage'
import currencyEntry from '../../../entities/goods-and-order/currency-entry'
import grantBatch from '../../../entities/goods-and-order/grant-batch'
import virtualCurrency from '../../../entities/goods-and-order/virtual-currency'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { isCurrency } from '../../domain/commerce/give'
import { carryOutGrant, grantedToday, overCap, secondFrom } from '../../domain/commerce/grants'
import { moveCurrency } from '../../domain/commerce/ledger'
import { approvingByTwo } from '../../run/two-approvals'
import { handlers } from '../../operations/handler'
import { holds } from '../../access/account'

/** From this much, and for biscuits whatever their worth, the last approval is finance's. */
const financeFrom = 5_000_00

export default handlers(commands, {
  approve: approvingByTwo(commands.approve, {
    to: 'approved',
    needsSecond: ({ valueUsd }) => (valueUsd ?? 0) >= secondFrom,
    mayLast: ({ account }, { valueUsd, what }) => {
      const isFinance = (valueUsd ?? 0) >= financeFrom || what === 'biscuit'
      return !isFinance || holds(account, overCap) || 'goods-and-order.provide-manage.financeOnly'
    },
  }),

  execute: { undo: 'never', run: (context, row) => carryOutGrant(context, row) },

  retryFailed: { undo: 'never', run: (context, row) => carryOutGrant(context, row) },

  /** What a grant of a currency gave is taken back, as far as it is there; dresses and goods stay. */
  reverse: {
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
  },

  /** What the account has put forward today of each currency, and what is left of its cap. */
  caps: {
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
  },
})
