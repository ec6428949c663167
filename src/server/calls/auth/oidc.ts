import * as calls from '../../../calls/account'
import { signingSecret } from '../../db/signing-secret'
import { placeOf } from '../../domain/staff/known-places'
import { tokenCookie } from '../../access/account'
import { accountOfIdentity, NotLetIn } from '../../domain/staff/oidc-account'
import { openSession } from '../../domain/staff/open-session'
import { beginSignIn, endSignIn, type Errand } from '../../oidc/provider'
import { mayComeFrom } from '../../pipeline/allowed-addresses'
import type { Browser } from '../../pipeline/browser'
import { Refusal } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { readToken, signToken } from '../../storage/signed-token'

/** What the browser keeps while its owner is with the provider, for this long. */
const errandCookie = 'Admin-Errand'

const errandSeconds = 600

/** Sends somebody to the provider to sign in. They come back to a path of the console. */
export const startOidc = serve(calls.startOidc, {
  id: 'oidc.start',
  guard: 'anyone',
  raw: async (context, { redirect, anew }, reply) => {
    const { services, browser, now, log } = context
    const { oidc, publicUrl } = services.config
    if (!oidc) throw new Refusal('A0404', 'login.oidc.off')
    const begun = await beginSignIn(oidc, publicUrl, anew !== undefined).catch((error: unknown) => {
      log.error({ err: error }, 'the provider to sign in by does not answer')
    })
    if (!begun) return void (await reply.redirect(loginWith('failed')))
    const said = { oidc: begun.errand, redirect: ownPath(redirect) }
    const kept = signToken(await signingSecret(context), said, now.getTime() + errandSeconds * 1_000)
    browser?.keep(errandCookie, kept, { seconds: errandSeconds, fromLinks: true })
    await reply.redirect(begun.url)
  },
})

/** Takes somebody back from the provider, and signs them in; whatever goes wrong is reported on the sign-in page. */
export const endOidc = serve(calls.endOidc, {
  id: 'oidc.callback',
  guard: 'anyone',
  // Providers say more than is asked for.
  raw: async (context, _input, reply, request) => {
    const to = await comeBack(context, request.url).catch((error: unknown) => {
      if (error instanceof NotLetIn) return loginWith(error.why)
      context.log.error({ err: error }, 'a sign-in by the provider failed')
      return loginWith('failed')
    })
    context.browser?.forget(errandCookie)
    await reply.redirect(to)
  },
})

/** @returns where to go on. @throws NotLetIn, and what the client library throws */
async function comeBack(context: Context, url: string): Promise<string> {
  const { services, browser, now, ip } = context
  const { oidc, publicUrl } = services.config
  const said = readToken(await signingSecret(context), browser?.cookie(errandCookie) ?? '', now.getTime())
  if (!oidc || !browser || !said?.oidc) throw new NotLetIn('failed')
  const identity = await endSignIn(oidc, new URL(url, publicUrl), said.oidc as Errand)
  const account = await accountOfIdentity(services, oidc, identity, now)
  if (!mayComeFrom(account.ipAllow, ip)) throw new NotLetIn('address')
  const console: Browser = { ...browser, isConsole: true }
  const { token } = await openSession(
    { ...context, browser: console },
    { id: account.id, mustChangePassword: false },
    {
      place: await placeOf(context, account.username),
      counts: [],
      factor: 'provider',
      isStillToProve: account.otpOn === true && !identity.isByMoreFactors,
    },
  )
  browser.keep(tokenCookie, token, { isReadable: true })
  return typeof said.redirect === 'string' ? said.redirect : '/'
}

function loginWith(problem: NotLetIn['why']): string {
  return `/login?oidc=${problem}`
}

/** Only paths of this console: nobody is sent elsewhere with a session. */
function ownPath(wanted: string | undefined): string {
  return wanted && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login') ? wanted : '/'
}
