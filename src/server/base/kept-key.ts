import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const known = new Map<string, Buffer>()

/**
 * A key of 32 bytes that never is in the database: the setting's, else one made once in the data folder.
 * @param name of its file; the setting is called the same, in capitals: `audit-key`, `AUDIT_KEY`
 * @throws where the file holds no key
 */
export function keptKey(name: string, given: string | undefined, dataDir: string): Buffer {
  if (given !== undefined) return createHash('sha256').update(given).digest()
  const file = join(secretsIn(dataDir), name)
  const key = known.get(file) ?? keptIn(file, name)
  known.set(file, key)
  return key
}

/** The folder of generated secrets, which only the server's own user may read. */
export function secretsIn(dataDir: string): string {
  const folder = join(dataDir, 'secrets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

function keptIn(file: string, name: string): Buffer {
  try {
    // Fails where it is there: of two servers that start at once in a folder, the first one's stays.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isThere(error)) throw error
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length === 32) return key
  const setting = name.toUpperCase().replaceAll('-', '_')
  throw new Error(`${file} holds no key. Put it back from a backup of the data folder, or give it as ${setting}.`)
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
