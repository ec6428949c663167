import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TableContent } from './tables'

/** What is said of all files of a backup; `files.jsonl` has a line for each. */
export interface FilesContent {
  readonly count: number
  readonly bytes: number
}

/** What a backup says of itself; it is written last, so that a backup without one is none. */
export interface Manifest {
  /** ISO 8601. */
  readonly at: string
  readonly build: string
  /** The migrations that its database had seen, in their order. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableContent[]
  /** Where the next record of each table gets its number from. */
  readonly sequences: Readonly<Record<string, number>>
  /** Undefined where they were left out. */
  readonly files?: FilesContent
  /** What whoever restores it needs besides it. */
  readonly needs: readonly string[]
}

const name = 'manifest.json'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(manifest, null, 1)}\n`, { flag: 'wx', mode: 0o600 })
}

/** @throws where the folder holds no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${folder} holds no whole backup: there is no ${name} in it.`)
  return JSON.parse(text) as Manifest
}
