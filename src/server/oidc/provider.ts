import * as client from 'openid-client'
import { endOidc } from '../../calls/account'
import { inTime } from '../base/in-time'

/** A provider that people sign in by, as the environment names it. */
export interface OidcOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What is asked for, `openid` among it. */
  readonly scope: string
  /** The claim that names somebody's groups. */
  readonly groupsClaim: string
  /** The codes of the roles that a group gives. */
  readonly groups: ReadonlyMap<string, readonly string[]>
}

/** What one sign-in has to bring back as it was sent out; it is kept in the browser that began it. */
export interface Errand {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Who somebody is to the provider. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly name: string | undefined
  readonly username: string | undefined
  readonly groups: readonly string[]
  /** The provider vouches that they have proved themselves by more than one factor (`mfa`, RFC 8176). */
  readonly isByMoreFactors: boolean
}

/** The provider answers within these, in milliseconds: somebody waits before an empty page. */
const patience = 10_000

const found = new WeakMap<OidcOptions, Promise<client.Configuration>>()

/**
 * Where to send somebody to sign in, with the code flow and PKCE.
 * @param isAnew they have to prove who they are even where the provider knows them
 * @throws where the provider does not answer, or not in time
 */
export async function beginSignIn(oidc: OidcOptions, publicUrl: string, isAnew: boolean) {
  const provider = await discover(oidc)
  const errand: Errand = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  }
  const url = client.buildAuthorizationUrl(provider, {
    // The address that is registered with the provider.
    redirect_uri: `${publicUrl}${endOidc.url}`,
    scope: oidc.scope,
    state: errand.state,
    nonce: errand.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(errand.verifier),
    code_challenge_method: 'S256',
    ...(isAnew && { prompt: 'login' }),
  })
  return { url: url.href, errand }
}

/**
 * Who has come back from the provider.
 * @param url the address that they came to, with what the provider says in it
 * @throws where it is not what was asked for, or the provider does not vouch for it, or says nothing for long
 */
export function endSignIn(oidc: OidcOptions, url: URL, errand: Errand): Promise<Identity> {
  return inTime(patience, () => identify(oidc, url, errand))
}

async function identify(oidc: OidcOptions, url: URL, errand: Errand): Promise<Identity> {
  const provider = await discover(oidc)
  const tokens = await client.authorizationCodeGrant(provider, url, {
    expectedState: errand.state,
    expectedNonce: errand.nonce,
    pkceCodeVerifier: errand.verifier,
    idTokenExpected: true,
  })
  const vouched = tokens.claims()
  if (!vouched) throw new Error('The provider has sent no ID token.')
  // Some tell of groups and addresses here alone.
  const more = await client.fetchUserInfo(provider, tokens.access_token, vouched.sub)
  const claims: Readonly<Record<string, unknown>> = { ...more, ...vouched }
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : undefined)
  const groups = claims[oidc.groupsClaim]
  return {
    issuer: vouched.iss,
    subject: vouched.sub,
    email: text('email')?.toLowerCase(),
    name: text('name'),
    username: text('preferred_username'),
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
    isByMoreFactors: Array.isArray(vouched.amr) && vouched.amr.includes('mfa'),
  }
}

/** @returns the provider's own description of itself, asked for once; a failure is not kept */
function discover(oidc: OidcOptions): Promise<client.Configuration> {
  const known = found.get(oidc)
  if (known) return known
  const issuer = new URL(oidc.issuer)
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(issuer.hostname)
  const asked = inTime(patience, () =>
    client.discovery(issuer, oidc.clientId, oidc.clientSecret, undefined, {
      // Only a provider on this very machine may do without https.
      ...(isHere && { execute: [client.allowInsecureRequests] }),
    }),
  )
  found.set(oidc, asked)
  asked.catch(() => found.delete(oidc))
  return asked
}
