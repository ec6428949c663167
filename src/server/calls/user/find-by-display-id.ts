import { z } from 'zod'
import user from '../../../entities/user-manage/user'
import { seesRecord } from '../../access/sees-record'
import { notFound } from '../../base/errors'
import { defineOperation } from '../../pipeline/operation'

/** Finds a user by the number that users see and quote. */
export const findByDisplayId = defineOperation({
  id: 'user.findByDisplayId',
  method: 'GET',
  url: '/user/backend/displayId/query',
  guard: { anyOf: ['UserManage:userList', 'UserManage:userDetail'] },
  input: z.strictObject({
    displayId: z
      .string('error.required')
      .trim()
      .regex(/^\d{6,12}$/, 'error.pattern'),
  }),
  run: async (context, { displayId }) => {
    const [found] = await context.records.where(user, { displayId }, 1)
    if (!found || !(await seesRecord(context, user, found.id))) throw notFound('user', displayId)
    const { id, nickname, portrait, state } = found
    return { id, displayId, nickname, portrait, state }
  },
})
