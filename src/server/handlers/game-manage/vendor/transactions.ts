import * as commands from '../../../../../commands/game-manage/vendor/transactions'
import gameTransaction from '../../../../entities/game-manage/game-transaction'
import type { Row } from '../../../../schema/entity'
import { serialNumber } from '../../../operations/serial-number'
import { handlers } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'

interface Settling {
  readonly book: 'ours' | 'theirs'
  readonly resolution: string | null
}

export default handlers(commands, {
  resolve: { run: settle, undo: 'never' },

  resolveLarge: { run: settle, undo: 'never' },
})

/** By the vendor's books ours are met by a counter-entry; by our own they stand, and the vendor corrects its own. */
async function settle(
  { records, now }: Context,
  row: Row<typeof gameTransaction>,
  { book, resolution }: Settling,
): Promise<void> {
  if (book === 'theirs' && row.amount)
    await records.insert(gameTransaction, {
      txNo: serialNumber('GT', now),
      vendorTx: `${row.vendorTx ?? row.id}:counter`.slice(0, 80),
      ...{ game: row.game, vendor: row.vendor, user: row.user, roundNo: row.roundNo, wallet: row.wallet },
      kind: 'refund',
      amount: -row.amount,
      balanceAfter: row.balanceAfter === null ? null : row.balanceAfter - row.amount,
      country: row.country,
      difference: 'none',
      resolution,
    })
  await records.update(gameTransaction, row, { state: 'resolved', resolution })
}
