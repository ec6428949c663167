import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyPreparedData, prepareData } from '../../../src/run/support/prepared-data.mjs'
import { startPostgresServer } from '../../support/postgres-server'
import type { Figure } from '../support/figure'
import { profileFlags } from '../support/profiles'
import { startFlags, type OnEnd } from '../support/running-server'

const program = fileURLToPath(new URL('../../../src/run/start.mjs', import.meta.url))

/** From `npm start` until the console is served, on an embedded database that is filled, and on PostgreSQL that is migrated. */
export const secondStart: Figure = {
  name: 'second-start',
  goals: [
    { name: 'second-start', unit: 's', goal: 2 },
    { name: 'second-start-postgres', unit: 's', goal: 1 },
  ],
  prepare: async ({ onEnd }) => {
    if (!(await prepareData())) throw new Error('The data of the demo could not be prepared.')
    const [filled, empty] = [await folder(onEnd), await folder(onEnd)]
    copyPreparedData(filled)
    const postgres = await startPostgresServer({})
    onEnd(() => postgres.stop())
    const embedded = { DATABASE_URL: '', DATA_DIR: filled }
    const onPostgres = { DATABASE_URL: postgres.url(), DATA_DIR: empty }
    for (const database of [embedded, onPostgres]) await secondsToStart(database, onEnd)
    return async () => [await secondsToStart(embedded, onEnd), await secondsToStart(onPostgres, onEnd)]
  },
}

async function folder(onEnd: OnEnd): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'bench-'))
  onEnd(() => rm(made, { recursive: true, force: true }))
  return made
}

/** Starts a server, and ends it once it serves. @throws with what it has printed, where it ends before */
async function secondsToStart(database: Readonly<Record<string, string>>, onEnd: OnEnd): Promise<number> {
  const began = performance.now()
  const server = spawn(process.execPath, [...startFlags, ...profileFlags(), program], {
    env: { ...process.env, ...database, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onEnd(() => Promise.resolve(server.kill('SIGKILL')))
  const ended = once(server, 'exit')
  let printed = ''
  const seconds = await new Promise<number>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => {
        printed = (printed + text.toString()).slice(-10_000)
        if (printed.includes('Ready at ')) resolve((performance.now() - began) / 1000)
      })
    void ended.then(() => reject(new Error(`The server has ended before it served:\n${printed}`)))
  })
  server.kill('SIGTERM')
  await ended
  return seconds
}
