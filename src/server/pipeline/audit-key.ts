import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config'

type Where = Pick<Config, 'dataDir' | 'auditKey'>

const known = new Map<string, Buffer>()

/**
 * The key of the audit chain: the setting's, else one made once in the data folder. It never stands in the database: who can
 * write its tables still cannot make a mark.
 */
export function auditKey({ dataDir, auditKey: given }: Where): Buffer {
  if (given !== undefined) return createHash('sha256').update(given).digest()
  const key = known.get(dataDir) ?? keptIn(dataDir)
  known.set(dataDir, key)
  return key
}

/** What tells one key from another, and gives nothing of it away. */
export function fingerprintOf(key: Buffer): string {
  return createHash('sha256').update('audit key').update(key).digest('base64url').slice(0, 16)
}

function keptIn(dataDir: string): Buffer {
  const file = join(secretsIn(dataDir), 'audit-key')
  try {
    // Fails where it is there: of two servers that start at once in a folder, the first one's stays.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isThere(error)) throw error
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length !== 32)
    throw new Error(`${file} holds no key. Put it back from a backup of the data folder, or give it as AUDIT_KEY.`)
  return key
}

/** The folder of generated secrets, which only the server's own user may read. */
export function secretsIn(dataDir: string): string {
  const folder = join(dataDir, 'secrets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
