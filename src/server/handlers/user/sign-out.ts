import { signOutAll } from '../../../../commands/user-manage/user-list'
import user from '../../../entities/user-manage/user'
import { handle } from '../../operations/handler'

/** Signs a user out of all devices: the app refuses every token that is older than this moment. */
export const signingOut = handle(signOutAll, {
  run: async (context, row) => {
    await context.records.update(user, row, { signedOutAt: context.now.toISOString() })
  },
})
