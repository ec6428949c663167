import * as commands from '../../../../commands/staff-manage/session-list'
import account from '../../../entities/staff-manage/account'
import type { Draft } from '../../../schema/entity'
import { endEverySession } from '../../domain/staff/end-every-session'
import { endSessions } from '../../domain/staff/end-sessions'
import { handlers } from '../../operations/handler'
import { isSaveForTwo } from '../../operations/judged-save'
import { saveWithRules } from '../../operations/standard-handlers'

export default handlers(commands, {
  endAndDisable: {
    undo: 'never',
    check: async ({ account: own }, row) => row.account !== own.id || 'staff-manage.account-list.notYourOwn',
    needsSecond: async (context, row) =>
      isSaveForTwo(
        context,
        account,
        { state: 'disabled' } as Draft<typeof account>,
        await context.records.get(account, row.account ?? 0),
      ),
    run: async (context, row) => {
      const holder = await context.records.get(account, row.account ?? 0)
      if (holder.state === 'active' || holder.state === 'locked')
        await saveWithRules(context, account, holder, { state: 'disabled' })
      await endSessions(context, [row], 'disabled')
    },
  },

  /** Signs everybody out but the session that asks. */
  endAll: {
    run: async (context) => ({ ended: await endEverySession(context) }),
  },
})
