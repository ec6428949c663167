import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'

/** An account as it is shown to whoever starts the server. */
export interface SignIn {
  readonly username: string
  readonly password: string
}

/** Where the passwords stand that this server has made. */
export function accountsFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'accounts.json')
}

/**
 * Keeps passwords in addition to those kept before, for the owner of the data folder alone: nobody else can open the file at any moment.
 * Cut short, the file is as it was.
 */
export async function keepSignIns(config: Pick<Config, 'dataDir'>, made: readonly SignIn[]): Promise<void> {
  const file = accountsFile(config)
  const others = (await readSignIns(file)).filter(({ username }) => !made.some((each) => each.username === username))
  await mkdir(config.dataDir, { recursive: true })
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, `${JSON.stringify([...others, ...made], null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function readSignIns(file: string): Promise<SignIn[]> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as SignIn[],
    () => [],
  )
}
