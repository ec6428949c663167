import { createHash } from 'node:crypto'
import type { Config } from '../config'
import { keptKey } from '../base/kept-key'

/** The key of the audit chain: who can write the database's tables still cannot make a mark. */
export function auditKey({ dataDir, auditKey: given }: Pick<Config, 'dataDir' | 'auditKey'>): Buffer {
  return keptKey('audit-key', given, dataDir)
}

/** What tells one key from another, and gives nothing of it away. */
export function fingerprintOf(key: Buffer): string {
  return createHash('sha256').update('audit key').update(key).digest('base64url').slice(0, 16)
}
