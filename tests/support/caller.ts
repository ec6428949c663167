import type { FastifyInstance, InjectOptions } from 'fastify'
import { apiBase, type Entity } from '../../src/schema/entity'
import type { Findings } from '../../src/schema/findings'
import type { Page } from '../../src/schema/page'
import type { CommandInfo } from '../../src/schema/registry'
import { registry } from '../../src/server/base/declarations'
import type { Preview } from '../../src/calls/run'
import type {
  AnyCommand,
  Asked,
  AskedUnchecked,
  Chosen,
  Consent,
  Matching,
  One,
  SavedValues,
} from './command-arguments'
import { infoOf, pageInfoOf } from './declared-commands'

/** The answer of every call. */
export interface Envelope<Data = never> {
  readonly code: string
  readonly msg: string
  readonly data: Data
}

/** The answer of a command that has run; which parts there are depends on how it ran. */
interface RunAnswer {
  readonly done: readonly number[]
  readonly skipped: readonly { readonly id: number; readonly label: string; readonly reason: object }[]
  readonly auditIds: number[]
  readonly jobId: number
  readonly approvalIds: number[]
  /** The findings of a command that looks something up; a command of a page answers them by themselves. */
  readonly result: Findings
  readonly findings: Findings['findings']
}

/** What a run would do; as in `RunAnswer`, not every part is there. */
type PreviewAnswer = Required<Preview> & { readonly called: string }

type RefusalAnswer = Readonly<Record<string, unknown>> & {
  readonly field?: string
  readonly problems: readonly { readonly field: string; readonly problem: string; readonly msg: string }[]
}

interface SaveAnswer {
  readonly id: number
  readonly version: number
  readonly auditId: number
  readonly approvalIds?: number[]
}

interface ListAnswer {
  readonly rows: readonly ({ readonly id: number } & Readonly<Record<string, unknown>>)[]
}

/** Stands for the type of an answer that a test does not name: the arguments are checked then. */
interface Unnamed {
  readonly unnamed: never
}

/** Calls in the name of one account, each by the whole way that a call of the console takes, and answering its envelope. */
export interface Caller {
  /** Runs a command: `run(disable, user, terms)`; of a page, `run(banMany, terms)`. */
  run<C extends AnyCommand>(command: C, ...asked: Asked<C>): Promise<Envelope<RunAnswer>>
  /** Runs a command that answers in a form of its own, which the test names; its arguments are not checked. */
  run<Data = Unnamed>(
    command: [Data] extends [Unnamed] ? never : AnyCommand,
    ...asked: readonly unknown[]
  ): Promise<Envelope<Data>>
  /** Asks what a run would do, and does nothing. Arguments may be missing. */
  preview<C extends AnyCommand>(command: C, ...asked: AskedUnchecked<C>): Promise<Envelope<PreviewAnswer>>
  /** Runs a command that has to be refused. @throws where it is not */
  refused<C extends AnyCommand>(command: C, ...asked: AskedUnchecked<C>): Promise<Envelope<RefusalAnswer>>
  /** Undoes what audit entries have recorded. */
  undo(auditIds: readonly (number | undefined)[] | undefined): Promise<Envelope<{ readonly auditIds: number[] }>>
  /** Reads one record in full. */
  read<Data = Readonly<Record<string, unknown>>>(entity: Entity, id: number): Promise<Envelope<Data>>
  /** Reads a window of a page's list, or of all lists of an entity together. */
  list<Data = ListAnswer>(of: Page | Entity, query?: object): Promise<Envelope<Data>>
  /** Saves a record by the first call that its pages name, or that of its entity; of a page, as its form does. */
  save<E extends Entity>(of: E, values: SavedValues<E>): Promise<Envelope<SaveAnswer>>
  save(of: Page, values: object): Promise<Envelope<SaveAnswer>>
  /** Calls by address, for calls that are no commands and for claims about addresses. */
  get<Data>(url: string, query?: Readonly<Record<string, string | number>>): Promise<Envelope<Data>>
  /** As `get`. `command` is the id of the command that makes the call, sent in the header `x-command`. */
  post<Data>(url: string, body?: object, options?: { readonly command?: string }): Promise<Envelope<Data>>
}

/** Chooses all records that match a query of the command's list: `matching({ filters: { state: ['normal'] } })`. */
export function matching(query: object = {}): Matching {
  return { query }
}

/** Makes the calls of one account; each of them carries its token. */
export function callerOf(http: FastifyInstance, token: string): Caller {
  const call = async <Data>(
    method: CommandInfo['call']['method'],
    url: string,
    rest: InjectOptions,
    command?: string,
  ) => {
    const headers = { token, ...(command && { 'x-command': command }) }
    const reply = await http.inject({ method, url, headers, ...rest })
    return reply.json<Envelope<Data>>()
  }
  const send = <Data>(command: AnyCommand, asked: readonly unknown[], meant: object = {}) => {
    const { info, body } = requestOf(command, asked)
    const { method } = info.call
    const { url, rest } = withPath(info.call.url, { ...body, ...meant })
    const isQuery = method === 'GET' || method === 'DELETE'
    return call<Data>(method, url, isQuery ? { query: asQuery(rest) } : { payload: rest }, info.id)
  }
  return {
    run: <Data>(command: AnyCommand, ...asked: readonly unknown[]) => send<Data>(command, asked),
    preview: (command, ...asked) => send(command, asked, { dryRun: true }),
    refused: async (command, ...asked) => {
      const answer = await send<RefusalAnswer>(command, asked)
      if (answer.code === '00000') throw new Error(`${infoOf(command).id} was to be refused, and ran.`)
      return answer
    },
    undo: (auditIds) => call('POST', '/auth/backend/auditEntry/undo', { payload: { ids: auditIds } }),
    read: (entity, id) => call('GET', `${apiBase(entity)}/detail`, { query: { id: String(id) } }),
    list: (of, query = {}) =>
      isPage(of)
        ? call('POST', `${apiBase(entityOf(of))}/page`, { payload: { page: pageInfoOf(of).id, ...query } })
        : call('POST', `${apiBase(of)}/page`, { payload: query }),
    save: (of: Page | Entity, values: object) =>
      call<SaveAnswer>('POST', saveUrl(of), { payload: values }, saveCommand(of, values)),
    get: (url, query = {}) => call('GET', url, { query: asQuery(query) }),
    post: (url, body = {}, { command } = {}) => call('POST', url, { payload: body }, command),
  }
}

/** The command that is meant, and the body of its call: records, arguments, what it always sends, and what is confirmed. */
function requestOf(
  command: AnyCommand,
  asked: readonly unknown[],
): { info: CommandInfo; body: Record<string, unknown> } {
  const isOfPage = command.on === 'page'
  const [args = {}, consent = {}] = (isOfPage ? asked : asked.slice(1)) as [object?, Consent?]
  const { page, ...confirmed } = consent
  const info = infoOf(command, page)
  const records = isOfPage ? {} : selectionOf(asked[0] as Chosen)
  return { info, body: { ...records, ...info.command.sends, ...args, ...confirmed } }
}

function selectionOf(chosen: Chosen): object {
  if (isSeveral(chosen)) return { ids: chosen.map(idOf) }
  if (typeof chosen === 'object' && 'query' in chosen) return chosen
  return { id: idOf(chosen) }
}

function isSeveral(chosen: Chosen): chosen is readonly One[] {
  return Array.isArray(chosen)
}

function idOf(one: One): number | undefined {
  return typeof one === 'object' ? one.id : one
}

/** Moves what an address names in braces from the body into the address, as the console does. */
function withPath(
  url: string,
  body: Readonly<Record<string, unknown>>,
): { url: string; rest: Record<string, unknown> } {
  const rest = { ...body }
  const path = url.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? (rest.ids as readonly unknown[] | undefined)?.[0] ?? ''
    delete rest[name]
    return encodeURIComponent(inText(value))
  })
  return { url: path, rest }
}

function asQuery(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, inText(value)]))
}

function inText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isPage(of: Page | Entity): of is Page {
  return !('fields' in of)
}

function entityOf(page: Page): Entity {
  if (page.entity) return page.entity
  throw new Error(`The page ${pageInfoOf(page).id} is about no entity: it neither lists nor saves.`)
}

function saveUrl(of: Page | Entity): string {
  const entity = isPage(of) ? entityOf(of) : of
  const pages = isPage(of) ? [of] : [...registry.pages.values()].map(({ page }) => page)
  const calls = pages.flatMap((page) => {
    const { save, edit, create } = (page.entity === entity && 'calls' in page && page.calls) || {}
    return save ?? edit ?? create ?? []
  })
  return calls[0]?.replace('POST ', '') ?? `${apiBase(entity)}/save`
}

function saveCommand(of: Page | Entity, values: object): string | undefined {
  return isPage(of) ? `${pageInfoOf(of).id}.${'id' in values ? 'edit' : 'new'}` : undefined
}
