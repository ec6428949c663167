import { z } from 'zod'
import user from '../../../entities/user-manage/user'
import userEmailChange from '../../../entities/user-manage/user-email-change'
import { maskRow } from '../../access/mask'
import { resolveReferences } from '../../access/references'
import { isEmailTaken } from '../../domain/users/emails'
import { inOwnWords } from '../../operations/own-words'
import { defineOperation } from '../../pipeline/operation'

const longestHistory = 200

/** Whether an address is free to be a user's. */
export const checkNewEmail = defineOperation({
  id: 'user.checkNewEmail',
  about: { entity: user, by: 'id' },
  method: 'GET',
  url: '/user/backend/checkNewEmail',
  guard: { anyOf: ['UserManage:userList.changeEmail'] },
  input: z.strictObject({
    email: z.email('error.notEmail').max(254, 'error.tooLong'),
    id: z.coerce.number().int().optional(),
  }),
  reword: (body) => inOwnWords(user, {}, body),
  run: async (context, { email, id }) => ({ email, available: !(await isEmailTaken(context, email, id)) }),
})

/** A user's addresses over time, newest first. */
export const emailUpdateHistory = defineOperation({
  id: 'userEmailChange.history',
  about: { entity: user, by: 'id' },
  method: 'GET',
  url: '/user/backend/emailUpdateHistory',
  guard: { anyOf: ['UserManage:userDetail'] },
  input: z.strictObject({ id: z.coerce.number().int() }),
  reword: (body) => inOwnWords(user, {}, body),
  run: async ({ db, records, account, services }, { id }) => {
    await records.get(user, id)
    const changes = await records.where(userEmailChange, { user: id })
    const shown: Record<string, unknown>[] = changes
      .slice(-longestHistory)
      .reverse()
      .map((change) => ({ ...change }))
    for (const row of shown) maskRow(userEmailChange, row, account)
    await resolveReferences(db, services.registry, account, userEmailChange, shown, ['createdBy'])
    return shown
  },
})
