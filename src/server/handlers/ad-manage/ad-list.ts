import * as commands from '../../../../commands/ad-manage/ad-list'
import ad from '../../../entities/ad-manage/ad'
import advertiser from '../../../entities/ad-manage/advertiser'
import type { Row } from '../../../schema/entity'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { holds } from '../../access/account'
import type { Context } from '../../pipeline/operation'

/** Who may approve ads of finance and betting. */
const sensitiveRight = 'AdManage:adList.approveSensitive'

const sensitive = ['finance', 'betting']

/** A rise of the budget beyond this share needs a second person. */
const largestRise = 1.5

export default handlers(commands, {
  approve: {
    check: async ({ records, account }, row) => {
      const [holder] = await records.where(advertiser, { id: row.advertiser })
      return (
        !sensitive.includes(holder?.industry ?? '') || holds(account, sensitiveRight) || 'ad-manage.ad-list.sensitive'
      )
    },
    run: async (context, row) => {
      await saveWithRules(context, ad, row, { state: 'scheduled', rejectReason: null })
    },
  },

  setBudget: {
    check: async (_context, row, { budget }) =>
      row.budget === null || (budget ?? 0) <= row.budget * largestRise || 'ad-manage.ad-list.tooSteep',
    run: writeBudget,
  },

  raiseBudget: { run: writeBudget },
})

async function writeBudget(
  context: Context,
  row: Row<typeof ad>,
  { budget, dailyBudget }: { readonly budget: number | null; readonly dailyBudget: number | null },
): Promise<void> {
  await saveWithRules(context, ad, row, { budget, ...(dailyBudget !== null && { dailyBudget }) })
}
