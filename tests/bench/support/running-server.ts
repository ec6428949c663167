import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import manifest from '../../../package.json'
import { profileFlags } from './profiles'

/** A server process of the console as it is built. */
export interface RunningServer {
  readonly address: string
  /** The id of its process. */
  readonly pid: number
  /** Calls in the name of the super administrator. @param command which one is meant, where several share a call @throws what the server refuses */
  post<Data>(url: string, body: object, command?: string): Promise<Data>
  /** How long the server takes to answer such a call, by its own clock, in milliseconds. */
  time(url: string, body: object): Promise<number>
  /**
   * Uploads a text as a file, for a command's argument.
   * @param field `<command>.<argument>`
   * @returns its key, to be given with its name
   */
  upload(field: string, name: string, text: string): Promise<string>
  /** Signs a browser in. */
  signIn(page: Page): Promise<void>
}

/** Is handed what ends something that was started. */
export type OnEnd = (close: () => Promise<unknown>) => void

/** Node's flags as `npm start` has them: a small young generation costs no time here and keeps 40 MB free. */
export const startFlags = manifest.scripts.start.match(/--\S+/g) ?? []

const program = fileURLToPath(new URL('serve.mjs', import.meta.url))

/**
 * Starts a server on a database or, where none is named, on an embedded one of its own.
 * @param fill puts the data of the demo into the folder that it is given; without it there are none
 */
export async function startServer(
  onEnd: OnEnd,
  database?: string,
  fill?: (dataDir: string) => void,
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  onEnd(() => rm(dataDir, { recursive: true, force: true }))
  fill?.(dataDir)
  const password = fill ? passwordIn(dataDir) : `Bench#1-${Math.random().toString(36).slice(2)}`
  const env = {
    ...process.env,
    // It is measured as it is built, and is no server in production.
    NODE_ENV: undefined,
    DATABASE_URL: database ?? '',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    DEMO: fill ? '1' : '0',
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  }
  const server = fork(program, [], { env, execArgv: [...startFlags, ...profileFlags()], silent: true })
  onEnd(() => stop(server))
  const address = await addressOf(server)
  const call = caller(address)
  const { data } = await call<{ token: string }>('/auth/backend/account/login', { username: 'admin', password })
  const { token } = data
  return {
    address,
    pid: server.pid ?? 0,
    post: async <Data>(url: string, body: object, command?: string) =>
      (await call<Data>(url, body, token, command)).data,
    time: async (url, body) => (await call(url, body, token)).milliseconds,
    upload: async (field, name, text) => {
      const headers = { token }
      const asked = await fetch(
        `${address}/third/qiniu/token?${new URLSearchParams({ field, originalFilename: name })}`,
        {
          headers,
        },
      )
      const leave = await dataOf<{ token: string; key: string; uploadUrl: string }>(asked)
      const body = new FormData()
      body.set('token', leave.token)
      body.set('file', new Blob([text]), name)
      await dataOf(await fetch(new URL(leave.uploadUrl, address), { method: 'POST', headers, body }))
      return leave.key
    },
    signIn: (page) => page.context().addCookies([{ name: 'Admin-Token', value: token, url: address }]),
  }
}

/** The password of the super administrator of the demo. @param dataDir with the data of the demo */
function passwordIn(dataDir: string): string {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8')) as readonly {
    readonly username: string
    readonly password: string
  }[]
  return accounts.find(({ username }) => username === 'admin')?.password ?? ''
}

/** The server says where it listens; its own output is of interest only when it ends before. */
async function addressOf(server: ChildProcess): Promise<string> {
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-10_000)))
  return new Promise((resolve, reject) => {
    server.once('message', (address) => resolve(address as string))
    server.once('exit', (code) => reject(new Error(`The server has ended with code ${code}:\n${output}`)))
  })
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  if (server.connected) server.disconnect()
  await ended
}

function caller(address: string) {
  let calls = 0
  return async <Data>(
    url: string,
    body: object,
    token = '',
    command?: string,
  ): Promise<{ data: Data; milliseconds: number }> => {
    // The server counts calls by address: nobody makes so many.
    const from = `10.0.${(++calls >> 10) % 256}.1`
    const answer = await fetch(address + url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        token,
        ...(command && { 'x-command': command }),
      },
      body: JSON.stringify(body),
    })
    const timing = answer.headers.get('server-timing') ?? ''
    return { data: await dataOf<Data>(answer), milliseconds: Number(/dur=([\d.]+)/.exec(timing)?.[1]) }
  }
}

/** What a call has answered. @throws what it was refused with */
async function dataOf<Data>(answer: Response): Promise<Data> {
  const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: Data }
  if (code !== '00000') throw new Error(`${answer.url} answers ${code}: ${msg}`)
  return data
}
