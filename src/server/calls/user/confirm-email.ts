import type { FastifyReply } from 'fastify'
import * as calls from '../../../calls/user'
import userEntity from '../../../entities/user-manage/user'
import userEmailChange from '../../../entities/user-manage/user-email-change'
import { caption, type Language } from '../../base/captions'
import { signingSecret } from '../../db/signing-secret'
import { isEmailTaken } from '../../domain/users/emails'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { asSystem } from '../../run/as-system'
import { readToken } from '../../storage/signed-token'

/** Asks once more before anything happens: mail scanners open links too. */
export const showConfirmation = serve(calls.showConfirmation, {
  id: 'user.showNewEmail',
  guard: 'anyone',
  raw: async (context, { token }, reply) => {
    const id = await changeOf(context, token)
    const form = `<form method="post" enctype="text/plain" action="${calls.confirmNewEmail.url}?token=${encodeURIComponent(token)}">
      <button>${escape(caption(context.language, 'mail.confirmPage.button'))}</button></form>`
    await sendPage(reply, context.language, id === undefined ? 'over' : 'ask', id === undefined ? '' : form)
  },
})

/** The new address takes the place of the old one. */
export const confirmNewEmail = serve(calls.confirmNewEmail, {
  id: 'user.confirmNewEmail',
  guard: 'anyone',
  raw: async (context, { token }, reply) => {
    const id = await changeOf(context, token)
    await sendPage(reply, context.language, id === undefined ? 'over' : await confirm(context, id))
  },
})

async function changeOf(context: Context, token: string): Promise<number | undefined> {
  const said = readToken(await signingSecret(context), token, context.now.getTime())
  return typeof said?.emailChange === 'number' ? said.emailChange : undefined
}

async function confirm({ services, now }: Context, id: number): Promise<'done' | 'over' | 'taken'> {
  return asSystem(services, 'user.confirmNewEmail', now, async ({ db, records }) => {
    const change = await records.find(userEmailChange, id)
    const user = change && (await records.find(userEntity, change.user))
    if (!user || change.state !== 'pending' || user.state === 'deleted') return 'over'
    if (await isEmailTaken({ db }, change.newEmail, user.id)) return 'taken'
    await records.update(userEntity, user, { email: change.newEmail, emailVerified: true })
    await records.update(userEmailChange, change, { state: 'verified' })
    return 'done'
  })
}

async function sendPage(
  reply: FastifyReply,
  language: Language,
  outcome: 'ask' | 'done' | 'over' | 'taken',
  form = '',
): Promise<void> {
  const text = escape(caption(language, `mail.confirmPage.${outcome}`))
  await reply
    .status(outcome === 'ask' || outcome === 'done' ? 200 : 410)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
    .send(`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text}</title><style>body{font:16px/1.6 system-ui;max-width:32em;margin:15vh auto;padding:0 1em}
button{font:inherit;padding:.5em 1.25em}</style><p>${text}</p>${form}</html>`)
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
