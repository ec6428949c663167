import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config'
import { secretsIn } from '../base/kept-key'

/** How far this server has seen the audit chain reach, kept outside the database. */
export interface Anchor {
  readonly place: number
  readonly mark: string
}

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>

/** What was kept; undefined before anything was. */
export function readAnchor(where: Where): Anchor | undefined {
  let text: string
  try {
    text = readFileSync(fileOf(where), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const [place, mark = ''] = text.trim().split(' ')
  return { place: Number(place), mark }
}

/** Keeps how far the chain reaches: a chain that is shorter one day, or otherwise there, was cut off. */
export function keepAnchor(where: Where, { place, mark }: Anchor): void {
  const file = fileOf(where)
  // Put in place whole: a server that is killed meanwhile leaves the former one.
  writeFileSync(`${file}.new`, `${place} ${mark}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** One file a database, should the server be pointed at another one. */
function fileOf({ dataDir, databaseUrl }: Where): string {
  const database = createHash('sha256')
    .update(databaseUrl ?? '')
    .digest('hex')
    .slice(0, 12)
  return join(secretsIn(dataDir), databaseUrl === undefined ? 'audit-anchor' : `audit-anchor-${database}`)
}
