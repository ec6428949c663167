import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Reply, Request } from './messages'
import { timeSpent } from './process-identity'

export interface EmbeddedOptions {
  /** The data folder; the database is in `database` below it. Without one it lives in memory and is gone at the end. */
  readonly dataDir?: string | undefined
  /** A file made by `dump`, to begin with; only in memory. */
  readonly snapshot?: string | undefined
}

export interface EmbeddedDatabase {
  /** For `new pg.Pool(…)`: any number of connections. They share one backend, so settings are shared too: use SET LOCAL. */
  readonly poolConfig: {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
  }
  readonly connectionString: string
  /** Resolves when its process has ended, with its exit code; before `stop` that is a fault. */
  readonly ended: Promise<number | null>
  /** Writes all there is into a file that `snapshot` takes. */
  dump(file: string): Promise<void>
  /** Closes the database and resolves when its process has ended. */
  stop(): Promise<void>
}

/** A process that is asked to stop and has done nothing for this long is killed, in milliseconds; one that writes takes as long as it takes. */
const STANDSTILL = 10_000
const LOOK_EVERY = 1_000
/** The longest path a Unix socket may have, in bytes: 104 with the closing zero on macOS, 108 on Linux. */
const LONGEST_SOCKET_PATH = 103
const PORT = 5432
/** What passes through it is gone at once; its heap would grow with it to no purpose. */
const smallHeap = '--max-semi-space-size=2'
/**
 * Its threads compile eight megabytes of WebAssembly, each with memory of its own, which glibc would keep for the next time: 30
 * megabytes, and there is no next time. mallopt(3), environment variables; other libraries do not know them.
 */
const givesBackMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Starts the embedded database (PGlite) in a process of its own, which ends with this one however this one ends.
 * @throws Error with one sentence for people, when the folder is in use or cannot be opened
 */
export async function startEmbeddedDatabase({ dataDir, snapshot }: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const folder = dataDir === undefined ? undefined : join(resolve(dataDir), 'database')
  const host = await socketFolder(folder)
  const removeSocket = () =>
    folder && host.startsWith(folder) ? undefined : rm(host, { recursive: true, force: true })
  const child = forkProcess()
  const ended = new Promise<number | null>((settle) => child.once('exit', settle))
  const ask = (request: Request) => askProcess(child, ended, request)

  const stop = async () => {
    const stopWatching = killAtStandstill(child)
    await ask({ kind: 'stop' }).catch(() => undefined)
    if (child.connected) child.disconnect()
    await ended
    stopWatching()
    await removeSocket()
  }

  try {
    await ask({
      kind: 'start',
      ...(folder && { folder }),
      ...(snapshot && { snapshot }),
      socket: join(host, `.s.PGSQL.${PORT}`),
    })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    poolConfig: { host, port: PORT, user: 'postgres', database: 'postgres' },
    connectionString: `postgres://postgres@localhost:${PORT}/postgres?host=${encodeURIComponent(host)}`,
    ended,
    dump: (file) => ask({ kind: 'dump', file: resolve(file) }),
    stop,
  }
}

/** @returns what calls it off */
function killAtStandstill(child: ChildProcess): () => void {
  let [spent, since] = [undefined as string | undefined, performance.now()]
  const looking = setInterval(() => {
    const now = timeSpent(child.pid ?? 0)
    if (now !== spent) [spent, since] = [now, performance.now()]
    else if (performance.now() - since > STANDSTILL) child.kill('SIGKILL')
  }, LOOK_EVERY)
  return () => clearInterval(looking)
}

/** A folder for the socket: beside the database, or a temporary one where its path would be too long. */
async function socketFolder(folder: string | undefined): Promise<string> {
  const beside = folder && `${folder}.socket`
  const fits = beside && Buffer.byteLength(join(beside, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH
  return fits ? beside : mkdtemp(join(tmpdir(), 'embedded-'))
}

/** From source through tsx, from a build by its own entry. */
function forkProcess(): ChildProcess {
  const source = fileURLToPath(new URL('./process.ts', import.meta.url))
  const fromSource = existsSync(source)
  const entry = fromSource ? source : builtEntry(dirname(fileURLToPath(import.meta.url)))
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return fork(entry, [], {
    env: { ...process.env, ...givesBackMemory },
    execArgv: [smallHeap, ...(fromSource ? ['--import', tsx()] : [])],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** The bundle may put this module into the server's folder or into a folder of chunks below it. */
function builtEntry(folder: string): string {
  const entry = join(folder, 'embedded.js')
  return existsSync(entry) ? entry : join(dirname(folder), 'embedded.js')
}

async function askProcess(child: ChildProcess, ended: Promise<number | null>, request: Request): Promise<void> {
  if (!child.connected) throw new Error('The embedded database has ended.')
  const replied = new Promise<Reply>((settle) => child.once('message', settle))
  child.send(request)
  const gone = ended.then((code): Reply => ({
    ok: false,
    reason: `The embedded database has ended with code ${code}.`,
  }))
  const reply = await Promise.race([replied, gone])
  if (!reply.ok) throw new Error(reply.reason)
}
