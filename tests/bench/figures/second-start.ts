import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from '../support/figure'
import type { OnEnd } from '../support/running-server'

const program = fileURLToPath(new URL('../../../src/run/start.mjs', import.meta.url))

/** From `npm start` until the console is served, on an embedded database that an earlier start has filled. */
export const secondStart: Figure = {
  name: 'second-start',
  goals: [{ name: 'second-start', unit: 's', goal: 2 }],
  prepare: async ({ onEnd }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
    onEnd(() => rm(dataDir, { recursive: true, force: true }))
    await secondsToStart(dataDir, onEnd)
    return async () => [await secondsToStart(dataDir, onEnd)]
  },
}

/** Starts a server, and ends it once it serves. @throws with what it has printed, where it ends before */
async function secondsToStart(dataDir: string, onEnd: OnEnd): Promise<number> {
  const began = performance.now()
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' },
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
