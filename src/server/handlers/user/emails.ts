import { sql } from 'kysely'
import { z } from 'zod'
import { changeEmail } from '../../../../commands/user-manage/user-list'
import user from '../../../entities/user-manage/user'
import userEmailChange from '../../../entities/user-manage/user-email-change'
import { mailLanguageOf, queueMail } from '../../jobs/mail/mail-outbox'
import { mailNote } from '../../mail/mail-of'
import { handle } from '../../operations/handler'
import { maskRow } from '../../access/mask'
import { inOwnWords } from '../../operations/own-words'
import { resolveReferences } from '../../access/references'
import { badField } from '../../pipeline/errors'
import { defineOperation, type Context } from '../../pipeline/operation'
import { confirmationLink } from './confirm-email'

const longestHistory = 200

/**
 * Asks the user to confirm a new address: it takes the place of the old one when they follow the link sent to it.
 * An address still waiting from before is given up.
 */
export const changingEmail = handle(changeEmail, {
  run: async (context, row, { newEmail, proof, reason }) => {
    if (row.email?.toLowerCase() === newEmail.toLowerCase()) throw badField('newEmail', 'user-manage.sameEmail')
    if (await isEmailTaken(context, newEmail, row.id)) throw badField('newEmail', 'error.alreadyTaken')
    for (const former of await context.records.where(userEmailChange, { user: row.id, state: 'pending' }))
      await context.records.update(userEmailChange, former, { state: 'expired' })
    const change = await context.records.insert(userEmailChange, {
      user: row.id,
      oldEmail: row.email,
      newEmail,
      source: 'staff',
      proof,
      reason,
      ip: context.ip,
    })
    await queueMail(context, {
      kind: 'emailChange',
      key: `emailChange.${change.id}`,
      to: newEmail,
      language: await mailLanguageOf(context.db, row.language),
      params: { name: row.nickname ?? `#${row.id}`, link: await confirmationLink(context, change.id) },
      userId: row.id,
    })
    return { changeId: change.id, ...mailNote(context.services.config) }
  },
})

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

/** An address is one person's among all but deleted accounts, however it is written; `ilike` is what the index serves. */
export async function isEmailTaken({ db }: Pick<Context, 'db'>, email: string, besides?: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (
      select 1 from "user" where email ilike ${email.replace(/[\\%_]/g, '\\$&')} and state <> 'deleted' and id <> ${besides ?? 0}
    ) as taken`.execute(db)
  return rows[0]?.taken === true
}
