import * as calls from '../../../calls/user'
import user from '../../../entities/user-manage/user'
import userEmailChange from '../../../entities/user-manage/user-email-change'
import { maskRow } from '../../access/mask'
import { resolveReferences } from '../../access/references'
import { isEmailTaken } from '../../domain/users/emails'
import { inOwnWords } from '../../operations/own-words'
import { serve } from '../../pipeline/serve'

const longestHistory = 200

/** Whether an address is free to be a user's. */
export const checkNewEmail = serve(calls.checkNewEmail, {
  id: 'user.checkNewEmail',
  about: { entity: user, by: 'id' },
  guard: { anyOf: ['UserManage:userList.changeEmail'] },
  reword: (body) => inOwnWords(user, {}, body),
  run: async (context, { email, id }) => ({ email, available: !(await isEmailTaken(context, email, id)) }),
})

/** A user's addresses over time, newest first. */
export const emailUpdateHistory = serve(calls.emailUpdateHistory, {
  id: 'userEmailChange.history',
  about: { entity: user, by: 'id' },
  guard: { anyOf: ['UserManage:userDetail'] },
  reword: (body) => inOwnWords(user, {}, body),
  run: async ({ db, records, account, services }, { id }) => {
    await records.get(user, id)
    const changes = await records.where(userEmailChange, { user: id })
    const shown = changes
      .slice(-longestHistory)
      .reverse()
      .map((change): Record<string, unknown> & { readonly id: number } => ({ ...change }))
    for (const row of shown) maskRow(userEmailChange, row, account)
    await resolveReferences(db, services.registry, account, userEmailChange, shown, ['createdBy'])
    return shown
  },
})
