import { execFileSync, spawn } from 'node:child_process'
import { chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../../src/run/support/find-programs.mjs'

export interface PostgresServer {
  /** The folder of its Unix socket, for libpq's `host`; it takes no connections over the network. */
  readonly host: string
  /** Where its programs stand (`psql`, `pg_dump` …). */
  readonly bin: string
  /** The id of the process that answers for it and all its backends, for measuring. */
  readonly pid: number
  /** The address of one of its databases, as superuser without a password; `postgres` unless declared otherwise. */
  url(database?: string): string
  /** Stops it and removes all it held. */
  stop(): Promise<void>
}

/** Nothing it holds has to outlive a power cut. */
const THROW_AWAY = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  // Each demo that is filled locks every table with its indexes and keys until it is in, and several are at once.
  max_locks_per_transaction: '256',
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder. It ends with this process, however this one ends.
 * @param settings entries of postgresql.conf, e.g. `{ shared_buffers: '1GB' }`
 * @throws Error naming the package to install, where there is no PostgreSQL server
 */
export async function startPostgresServer(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const bin = findPostgres()
  if (!bin) throw new Error('There is no PostgreSQL server here: install the package postgresql.')
  const host = await mkdtemp(join(tmpdir(), 'postgres-'))
  const owner = await giveToOrdinaryUser(host)
  const data = join(host, 'data')
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), initialise, { ...owner, cwd: host, stdio: ['ignore', 'ignore', 'inherit'] })

  const options = { ...THROW_AWAY, listen_addresses: '', unix_socket_directories: host, ...settings }
  const server = spawn('sh', ['-c', SUPERVISOR, host, join(bin, 'postgres'), '-D', data, ...asArguments(options)], {
    ...owner,
    cwd: host,
    // A group of its own, so that Ctrl+C reaches it only through us.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const pid = await new Promise<number>((resolve) => server.stdout.once('data', (line) => resolve(Number(line))))
  const url = (database = 'postgres') => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`
  const stop = async () => {
    server.stdin.end()
    await ended
  }
  await untilItAnswers(url(), stop)
  return { host, bin, pid, url, stop }
}

/** Waits for the end of its input, which comes also when the process at the other end is killed. `$0` is the folder. */
const SUPERVISOR = '"$@" & echo $!; read -r _; kill -INT $!; wait $!; cd /; rm -rf "$0"'

function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** PostgreSQL refuses to run as root. */
async function giveToOrdinaryUser(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })))
  if (!uid || !gid) throw new Error('There is no user "postgres" here: install the package postgresql.')
  await chown(folder, uid, gid)
  return { uid, gid }
}

async function untilItAnswers(connectionString: string, stop: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > deadline) {
        await stop()
        throw new Error('The PostgreSQL server did not start within 30 s.', { cause: error })
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
