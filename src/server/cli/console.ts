import { traitsOf } from '../../fields/field-traits'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { Field } from '../../schema/field'
import { startsInBrowser } from '../../schema/does'
import type { CommandInfo } from '../../schema/registry'
import { commandTitle } from '../base/command-title'
import { registry } from '../base/declarations'
import { nearest } from '../../schema/names'

const usage = `npm run console -- <command id> [--id 42 | --ids 1,2,3] [--<argument> value] [--dry-run]
  --server http://127.0.0.1:8080   the running server (SERVER)
  --user admin                     who runs it (CONSOLE_USER); the password comes from CONSOLE_PASSWORD or is asked for
Without a command: the list of all commands.`

interface Envelope {
  readonly code: string
  readonly msg: string
  readonly data: unknown
}

/** Runs a declared command against a running server: the same call, guard, audit and undo as in the browser. */
const { values, positionals } = parseArgs({ strict: false, allowPositionals: true, args: process.argv.slice(2) })
const [id] = positionals
if (!id || values.help) list()
else process.exitCode = await run(id)

function list(): void {
  console.log(usage)
  for (const info of registry.commands.values())
    if (!startsInBrowser(info.command)) console.log(`${info.id.padEnd(56)} ${commandTitle(info, 'en')}`)
}

async function run(commandId: string): Promise<number> {
  const info = registry.commands.get(commandId)
  if (!info || startsInBrowser(info.command)) {
    const near = nearest(commandId, registry.commands.keys())
    console.error(`There is no command "${commandId}" to run here.${near ? ` Did you mean "${near}"?` : ''}`)
    return 1
  }
  const server = String(values.server ?? process.env.SERVER ?? 'http://127.0.0.1:8080').replace(/\/$/, '')
  const token = await signIn(server)
  const answer = await send(server, info.call.method, urlOf(info), bodyOf(info), { token, 'x-command': info.id })
  console.log(JSON.stringify(answer, null, 2))
  await send(server, 'PUT', '/auth/backend/account/logout', {}, { token })
  return answer.code === '00000' ? 0 : 1
}

async function signIn(server: string): Promise<string> {
  const username = String(values.user ?? process.env.CONSOLE_USER ?? 'admin')
  const password = process.env.CONSOLE_PASSWORD ?? (await ask(`Password of ${username}: `))
  const answer = await send(server, 'POST', '/auth/backend/account/login', { username, password }, {})
  if (answer.code !== '00000') throw new Error(answer.msg)
  return (answer.data as { token: string }).token
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}

async function send(
  server: string,
  method: string,
  url: string,
  body: object,
  headers: Record<string, string>,
): Promise<Envelope> {
  const isBodyless = method === 'GET' || method === 'DELETE'
  const query = isBodyless ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : ''
  const response = await fetch(`${server}${url}${query}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(!isBodyless && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Envelope
}

function urlOf({ call }: CommandInfo): string {
  return call.url.replace('{id}', String(values.id ?? 0))
}

/** The arguments given on the command line, each read as its field's type asks. */
function bodyOf({ command }: CommandInfo): Record<string, unknown> {
  const body: Record<string, unknown> = { ...command.sends }
  if (values.id !== undefined) body.id = Number(values.id)
  if (values.ids !== undefined) body.ids = String(values.ids).split(',').map(Number)
  if (values['dry-run']) body.dryRun = true
  for (const [name, field] of Object.entries(command.asks ?? {})) {
    const given = values[name]
    if (given !== undefined) body[name] = readArgument(field, String(given))
  }
  return body
}

function readArgument(field: Field, text: string): unknown {
  const { holds } = traitsOf(field)
  if (holds === 'number' || holds === 'id') return Number(text)
  if (holds === 'flag') return text === 'true'
  if (holds === 'ids') return text.split(',').map(Number)
  if (holds === 'texts') return text.split(',')
  return holds === 'text' ? text : (JSON.parse(text) as unknown)
}
