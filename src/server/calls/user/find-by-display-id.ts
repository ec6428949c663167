import * as calls from '../../../calls/user'
import user from '../../../entities/user-manage/user'
import { seesRecord } from '../../access/sees-record'
import { notFound } from '../../base/errors'
import { serve } from '../../pipeline/serve'

/** Finds a user by the number that users see and quote. */
export const findByDisplayId = serve(calls.findByDisplayId, {
  id: 'user.findByDisplayId',
  guard: { anyOf: ['UserManage:userList', 'UserManage:userDetail'] },
  run: async (context, { displayId }) => {
    const [found] = await context.records.where(user, { displayId }, 1)
    if (!found || !(await seesRecord(context, user, found.id))) throw notFound('user', displayId)
    const { id, nickname, portrait, state } = found
    return { id, displayId, nickname, portrait, state }
  },
})
