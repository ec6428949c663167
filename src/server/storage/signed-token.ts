import { createHmac, timingSafeEqual } from 'node:crypto'

/** A text that says something until a moment, and cannot be made up: for upload tokens and links to files. */
export function signToken(secret: Buffer, said: object, expiresAt: number): string {
  const payload = Buffer.from(JSON.stringify({ ...said, expiresAt })).toString('base64url')
  return `${payload}.${macOf(secret, payload)}`
}

/**
 * What a token says.
 * @param now in milliseconds since the epoch
 * @returns undefined where it was not made with the secret, or its time is over
 */
export function readToken(secret: Buffer, token: string, now: number): Readonly<Record<string, unknown>> | undefined {
  const [payload = '', mac = ''] = token.split('.')
  const expected = Buffer.from(macOf(secret, payload))
  const given = Buffer.from(mac)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  return typeof said.expiresAt === 'number' && said.expiresAt > now ? said : undefined
}

function macOf(secret: Buffer, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url')
}
