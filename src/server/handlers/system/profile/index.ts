import * as commands from '../../../../../commands/system/profile/index'
import { endSessions } from '../../../domain/staff/end-sessions'
import { openSessions } from '../../../domain/staff/own-sessions'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** Ends every session but the one that asks. */
  endOtherSessions: {
    run: async (context) => {
      const others = (await openSessions(context)).filter(({ id }) => id !== context.account.sessionId)
      await endSessions(context, others, 'forced')
      return { ended: others.length }
    },
  },
})
