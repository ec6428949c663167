import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../src/run/support/ensure-built.mjs'
import { prepareDataFolder } from '../support/prepare-data-folder'
import { followServerProcess } from '../support/server-process'

/** A build from nothing, in milliseconds. */
const buildTime = 300_000

describe('a server', { timeout: 120_000 }, () => {
  let prepared: string
  let folder: string
  const following: ReturnType<typeof followServerProcess>[] = []
  beforeAll(async () => {
    prepared = await mkdtemp(join(tmpdir(), 'prepared-'))
    await Promise.all([ensureBuilt(), prepareDataFolder(prepared)])
  }, buildTime)
  afterAll(() => rm(prepared, { recursive: true, force: true }))
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starting-'))
  })
  afterEach(async () => {
    for (const server of following) server.end()
    await Promise.all(following.splice(0).map(({ ended }) => ended))
    await rm(folder, { recursive: true, force: true })
  })

  const start = (port: number, name = 'data') => {
    const dataDir = join(folder, name)
    if (!existsSync(dataDir)) cpSync(prepared, dataDir, { recursive: true })
    const server = followServerProcess({ PORT: String(port), DATA_DIR: dataDir, DEMO: '0' })
    following.push(server)
    return server
  }

  it('says in one line that its port is taken', async () => {
    const holder = await holdPort()
    const { port } = holder.address() as AddressInfo
    const { code, lines } = await start(port).ended
    holder.close()
    expect({ code, lines }).toEqual({ code: 1, lines: [portTaken(port)] })
  })

  it('says so in one line where another takes the port at the same moment', async () => {
    const port = await freePort()
    const servers = [start(port, 'one'), start(port, 'two')]
    const serve = await Promise.all(servers.map(({ ready }) => ready))
    expect([...serve].sort()).toEqual([false, true])
    const loser = servers[serve.indexOf(false)]
    expect(await loser?.ended).toEqual({ code: 1, lines: [portTaken(port)] })
  })

  it('says in one line that its data folder is in use, now and at the same moment', async () => {
    const servers = [start(0), start(0)]
    const serve = await Promise.all(servers.map(({ ready }) => ready))
    expect([...serve].sort()).toEqual([false, true])
    const inUse = { code: 1, lines: [expect.stringMatching(/^The data folder \S+ is in use by process \d+\.$/)] }
    expect(await servers[serve.indexOf(false)]?.ended).toEqual(inUse)
    expect(await start(0).ended).toEqual(inUse)
  })

  it('ends with one line when its embedded database ends by itself', async () => {
    const server = start(0)
    expect(await server.ready).toBe(true)
    process.kill(await databaseProcess(join(folder, 'data')), 'SIGKILL')
    const { code, lines } = await server.ended
    expect(code).toBe(1)
    expect(lines.slice(lines.findIndex((line) => line.startsWith('Ready at ')) + 1)).toEqual([
      'The embedded database has ended by itself, so the server ends too: start it again.',
    ])
  })
})

describe('the built console', () => {
  beforeAll(() => ensureBuilt(), buildTime)

  it('brings the sign-in page without the code of the shell and the workbench', async () => {
    const text = await readFile(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8')
    const files = JSON.parse(text) as Record<string, { readonly name?: string; readonly imports?: readonly string[] }>
    const reached = new Set(['index.html'])
    // A set goes on to what is added to it meanwhile.
    for (const each of reached) for (const imported of files[each]?.imports ?? []) reached.add(imported)
    const names = [...reached].map((each) => files[each]?.name)
    expect(names).toContain('index')
    expect(names.filter((name) => name === 'shell' || name === 'workbench')).toEqual([])
  })
})

const portTaken = (port: number) => `Port ${port} is in use: stop what runs there, or set PORT to another.`

async function holdPort(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function freePort(): Promise<number> {
  const server = await holdPort()
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The process that holds the lock of a data folder's database. */
async function databaseProcess(dataDir: string): Promise<number> {
  const lock = (await readdir(dataDir)).find((name) => name.startsWith('database.lock.'))
  return (JSON.parse(await readFile(join(dataDir, lock ?? ''), 'utf8')) as { self: { pid: number } }).self.pid
}
