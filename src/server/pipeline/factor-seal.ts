import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '../config'
import { keptKey } from '../base/kept-key'

type Where = Pick<Config, 'dataDir' | 'factorKey'>

/** AES-256-GCM with a fresh nonce of 96 bits (NIST SP 800-38D). What is sealed tells so; base32 holds no colon. */
const algorithm = 'aes-256-gcm'
const mark = 'v1:'
const [nonceBytes, tagBytes] = [12, 16]

/** The secret of an account's authenticator app as it is stored: who reads the database can work out no code. */
export function sealFactor(where: Where, accountId: number, secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, factorKey(where), nonce).setAAD(belongsTo(accountId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return mark + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * The secret again; one from before they were sealed as it is.
 * @returns undefined where it was sealed by another key or for another account: recovery codes still count then
 */
export function openFactor(where: Where, accountId: number, stored: string): string | undefined {
  if (!isSealed(stored)) return stored
  const bytes = Buffer.from(stored.slice(mark.length), 'base64url')
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  try {
    const decipher = createDecipheriv(algorithm, factorKey(where), nonce, { authTagLength: tagBytes })
    decipher.setAAD(belongsTo(accountId)).setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(mark)
}

function factorKey({ dataDir, factorKey: given }: Where): Buffer {
  return keptKey('factor-key', given, dataDir)
}

/** A row's secret put into another account's row opens nothing. */
function belongsTo(accountId: number): Buffer {
  return Buffer.from(`account ${accountId}`)
}
