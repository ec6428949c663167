import user from '../../src/entities/user-manage/user'
import { refs } from '../../src/fields'
import { definePageCommand } from '../../src/schema/command'
import { inBrowser } from '../../src/schema/does'

/*
 * These act on the form as it is, so the browser runs them: it hands the form, or the push it has just saved, to
 * the call. The server answers each under the command's own right.
 */

/** Saves the form first. */
export const testSend = definePageCommand({
  does: inBrowser(),
  asks: { users: refs(user.name, { required: true, max: 20 }) },
  call: 'POST /message/backend/push/testSend',
  icon: 'smartphone',
})

/** Saves the form first. */
export const submit = definePageCommand({
  does: inBrowser(),
  call: 'POST /message/backend/push/submit',
  icon: 'send-to-back',
})

/** Reachable of total, by area, client and language, and skipped by reason; of the audience as it is in the form. */
export const estimate = definePageCommand({
  does: inBrowser(),
  call: 'POST /message/backend/push/estimate',
  keys: 'Mod+E',
  icon: 'users',
})

export const translate = definePageCommand({
  does: inBrowser(),
  call: 'POST /third/google/batchTranslate',
  icon: 'languages',
})
