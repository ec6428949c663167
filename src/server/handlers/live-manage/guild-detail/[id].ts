import * as commands from '../../../../../commands/live-manage/guild-detail/[id]'
import anchorEntity from '../../../../entities/live-manage/anchor'
import { type Contract, endContract, type EndReason } from '../../../domain/live/contracts'
import { handlers } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'

export default handlers(commands, {
  approveLeave: {
    undo: 'image',
    run: async (context, contract, { endNote }) => endOf(context, contract, { endReason: 'anchorLeft', endNote }),
  },

  terminate: {
    undo: 'image',
    run: endOf,
  },
})

async function endOf(
  context: Context,
  contract: Contract,
  end: { readonly endReason: EndReason; readonly endNote: string | null },
): Promise<void> {
  await endContract(context, await context.records.get(anchorEntity, contract.anchor), end)
}
