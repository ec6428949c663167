import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface ServerProcess {
  /** e.g. `http://127.0.0.1:40123` */
  readonly address: string
  /** Ends it as `kill -9` does: with no word of farewell. */
  kill(): Promise<void>
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>
}

/** What became of a server that has ended. */
export interface EndedProcess {
  readonly code: number | null
  /** All that it has printed, line by line. */
  readonly lines: readonly string[]
}

const script = fileURLToPath(new URL('../../src/run/start.mjs', import.meta.url))

/** Starts a server as people do, on a free port; `ensureBuilt` comes first. @throws with what it printed, where it ends before it serves */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawnServer({ ...env, PORT: '0' })
  const ended = once(child, 'exit')
  let printed = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /Ready at (\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`The server has ended before it served:\n${printed}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return { address, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/**
 * Starts a server and follows it until it ends, by itself or by the signal that `end` sends it, which asks it to stop unless declared otherwise.
 * @returns `ready` settles when it serves or has ended, and tells whether it serves
 */
export function followServerProcess(env: Readonly<Record<string, string>>) {
  const child = spawnServer(env)
  let printed = ''
  const ended = once(child, 'close').then(([code]): EndedProcess => ({
    code: code as number | null,
    lines: printed.split('\n').filter(Boolean),
  }))
  const ready = new Promise<boolean>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('Ready at ')) resolve(true)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => resolve(false))
  })
  return { ready, ended, end: (signal: NodeJS.Signals = 'SIGTERM') => child.kill(signal) }
}

function spawnServer(env: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [script], {
    // As people start it, who say neither that it is a test nor that it is in production.
    env: { ...process.env, NODE_ENV: undefined, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
