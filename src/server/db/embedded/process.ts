import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { openAsBlob } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { lockFolder } from './folder-lock'
import type { Reply, Request, StartMessage } from './messages'
import { keepLogSmall, settings as logSettings } from './keep-log-small'
import { serveBackend } from './serve-backend'

/*
 * The process of the embedded database. It lives as long as the channel to the process that started it: whatever ends
 * that one, this one closes the database and ends too. Signals are left to the parent: a terminal sends Ctrl+C to both,
 * and the parent still has work to finish then.
 */

/**
 * The cache is cleared as a whole at the start: PostgreSQL's own 128 MB would cost half a second, and stand in memory from then on. What it does not
 * hold the system does, as its files are read through it.
 */
const settings = ['shared_buffers=16MB', ...logSettings]

let database: PGlite | undefined
let server: Awaited<ReturnType<typeof serveBackend>> | undefined

process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => void stop().finally(() => process.exit()))

let work: Promise<void> = Promise.resolve()
process.on('message', (request: Request) => {
  work = work.then(async () => reply(await answer(request)))
})

async function answer(request: Request): Promise<Reply> {
  try {
    if (request.kind === 'start') await start(request)
    else if (request.kind === 'dump') await dump(request.file)
    else await stop()
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

function reply(message: Reply): void {
  if (process.connected) process.send?.(message)
}

async function start({ folder, snapshot, socket }: StartMessage): Promise<void> {
  if (folder) {
    await lockFolder(folder)
    await mkdir(folder, { recursive: true })
  }
  database = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(snapshot ? { loadDataDir: await openAsBlob(snapshot) } : {}),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
  })
  await mkdir(dirname(socket), { recursive: true, mode: 0o700 })
  await rm(socket, { force: true })
  server = await serveBackend({ backend: database, path: socket, fail, between: keepLogSmall(database, folder) })
}

async function dump(file: string): Promise<void> {
  if (!database) throw new Error('The embedded database has not been started.')
  const archive = await database.dumpDataDir('none')
  await writeFile(file, Buffer.from(await archive.arrayBuffer()))
}

async function stop(): Promise<void> {
  await server?.close()
  await database?.close()
  server = database = undefined
}

function fail(error: unknown): void {
  process.stderr.write(`The embedded database has broken down: ${String(error)}\n`)
  process.exit(1)
}
