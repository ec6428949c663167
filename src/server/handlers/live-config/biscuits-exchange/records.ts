import * as commands from '../../../../../commands/live-config/biscuits-exchange/records'
import biscuitExchangeRecord from '../../../../entities/live-config/biscuit-exchange-record'
import anchorEntity from '../../../../entities/live-manage/anchor'
import type { Row } from '../../../../schema/entity'
import { moveCurrency } from '../../../domain/commerce/ledger'
import { handlers } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'

type Exchange = Row<typeof biscuitExchangeRecord>

export default handlers(commands, {
  /** Biscuits leave and coins arrive in one transaction. */
  approve: {
    undo: 'never',
    check: inCoins,
    run: async (context, row) => {
      await move(context, row, 1)
      await context.records.update(biscuitExchangeRecord, row, { state: 'done' })
    },
  },

  /** The same backwards, while the wallet still holds the coins. */
  reverse: {
    undo: 'never',
    check: inCoins,
    run: async (context, row, { decisionNote }) => {
      await move(context, row, -1)
      await context.records.update(biscuitExchangeRecord, row, { state: 'reversed', decisionNote })
    },
  },
})

/** What is not coins was handed out by the app, and is taken back there. */
function inCoins(_context: Context, { getKind }: Exchange): Promise<true | string> {
  return Promise.resolve(getKind === 'coins' || 'live-config.biscuits-exchange.notCoins')
}

async function move(context: Context, row: Exchange, sign: 1 | -1): Promise<void> {
  const { user } = await context.records.get(anchorEntity, row.anchor)
  const scene = sign === 1 ? 'exchange' : 'reversal'
  const sourceNo = row.exchangeNo ?? `exchange-${row.id}`
  await moveCurrency(context, { user, currency: 'coin', amount: sign * (row.getAmount ?? 0), scene, sourceNo })
  await moveCurrency(context, { user, currency: 'biscuit', amount: -sign * (row.biscuits ?? 0), scene, sourceNo })
}
