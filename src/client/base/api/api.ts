import redaxios from 'redaxios'
import { caption } from '../i18n/i18n'
import { currentLanguage } from '../settings/settings-store'
import { ApiError, notOffered, type ProofKind } from './api-error'
import type { AnswerOf, CallName, InputOf } from './declared-calls'
import {
  apiHost,
  isConsolesOwn,
  isLackingAnswer,
  learnSpeech,
  speaksConsole,
  speaksSpecificationAlone,
} from './host-speech'
import { beginEarly, takeEarly, takeFromHead, type Answered } from './early-calls'
import { startPath } from './head-calls'
import { queryOf } from './query-of'
import { coverConsole } from './loading'
import { tellFailure } from './tell-failure'
import { waitedFor } from '../ui/when-idle'
import { readToken } from './token'

/** Requests end after 65 seconds (specification: business constants). */
const timeout = 65_000

export interface CallOptions {
  /** Path and query parameters of a GET, body of the others; `{id}` in the path is taken from it. */
  readonly input?: object
  /** The command on whose behalf the call is made. */
  readonly command?: string
  readonly signal?: AbortSignal
  /** The call goes on when the page is left; its input is small then (64 KB, Fetch standard). */
  readonly keepalive?: boolean
  /** It changes nothing, though it is no GET: where it fails it can simply be made again. */
  readonly reads?: boolean
  /** No toast tells of its failure: its caller asks while people type, or has a better sentence for it. */
  readonly quiet?: boolean
  /** The console is covered until it is answered (specification: some calls show a loading overlay). */
  readonly loading?: boolean
  /** It answers its raw body, whatever that is, in place of the data of an envelope: as it is read, or as a file (a Blob). */
  readonly customize?: true | 'file'
  /** Another server than the API, that is told nothing of who is signed in: neither token nor cookies go along. */
  readonly at?: { readonly host: string; readonly timeout: number }
}

interface Envelope {
  readonly code: string
  readonly msg: string
  readonly data: unknown
}

const listeners = new Set<(error: ApiError) => void>()

/** Tells of every call that found the session ended (A0230). */
export function onSignedOut(listener: (error: ApiError) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks whoever sits here to prove again who they are. @returns whether they did */
type AskProof = (by: ProofKind) => Promise<boolean>

let askProof: AskProof | undefined

/** Says who asks for a proof where a call wants one. */
export function onProofWanted(ask: AskProof): void {
  askProof = ask
}

/** A call's options with its input, which may be left out only where the call needs none. */
type OptionsWith<Input> = {} extends Input
  ? [options?: CallOptions & { readonly input?: Input }]
  : [options: CallOptions & { readonly input: Input }]

/**
 * Makes a declared call, `POST /third/translate/ticket`, and answers the data of its envelope. Where the server first wants to know
 * whether it is still the same person, they are asked, and the call is made again.
 * @throws ApiError with the envelope's code, `network` where nothing came back in time, or `notOffered` where another host than this
 * console's own does not know the call
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[options]: OptionsWith<InputOf<Name>>
): Promise<AnswerOf<Name>> {
  // The server answers what it declares, which its tests check; to parse it here would cost time and the shapes' weight.
  return (await send(name, options)) as AnswerOf<Name>
}

/** As `call`, where another host may answer less than this console's own server: parts of it, or nothing. @throws ApiError */
export async function callAnyHost<Name extends CallName>(
  name: Name,
  ...options: OptionsWith<InputOf<Name>>
): Promise<Partial<AnswerOf<Name>> | null> {
  return call(name, ...options)
}

/** As `call`, by a name that is known only when it runs. @throws ApiError */
export async function send(name: string, options: CallOptions = {}): Promise<unknown> {
  try {
    return await sendOnce(name, options)
  } catch (error) {
    const by = error instanceof ApiError ? error.proofWanted : undefined
    if (!by || !(await askProof?.(by))) throw error
    return sendOnce(name, options)
  }
}

async function sendOnce(name: string, { input: sent = {}, ...options }: CallOptions): Promise<unknown> {
  const [method = 'GET', path = ''] = name.split(' ')
  const input: Readonly<Record<string, unknown>> = { ...sent }
  const { url, rest } = fillPath(path.replace(/\?.*$/, ''), input)
  const isRead = method === 'GET' || options.reads === true || input.dryRun === true
  const uncover = options.loading ? coverConsole() : undefined
  try {
    const isOwn = apiHost !== '' && !options.at && (await isConsolesOwn(name))
    // A host that knows nothing of trying a call out would carry it out.
    if (speaksSpecificationAlone() ? isOwn || input.dryRun === true : input.dryRun === true && !speaksConsole())
      throw hasNot()
    const body = await request(method, url, rest, { ...options, isRead, isOwn })
    const isRaw = options.customize === true || body instanceof Blob
    const data = isRaw ? body : dataOf(asEnvelope(body))
    if (isOwn) learnSpeech(true)
    return data
  } catch (error) {
    // What cannot be read there, the page says where it would stand.
    const isShownInPlace = error instanceof ApiError && error.code === notOffered && isRead
    const isAsked = error instanceof ApiError && error.proofWanted !== undefined
    if (error instanceof ApiError && !options.quiet && !isShownInPlace && !isAsked) tellFailure(error)
    throw error
  } finally {
    uncover?.()
  }
}

function hasNot(): ApiError {
  return new ApiError(notOffered, caption('error.notOffered', { host: apiHost }))
}

/** @throws ApiError where the envelope is no success */
function dataOf({ code, msg, data }: Envelope): unknown {
  // Success is 00000, or APPLY_SUCCESS from an existing host (specification: error catalogue).
  if (code === '00000' || code === 'APPLY_SUCCESS') return data
  const error = new ApiError(code, msg || caption('error.unknown'), data)
  if (code === 'A0230') for (const listener of listeners) listener(error)
  throw error
}

/** What every console asks for at its start, whoever is signed in, and what each is called in the answer that has all. */
const atStart = {
  'GET /auth/backend/account/info': 'info',
  'GET /auth/backend/account/authorize_resource': 'authorizeResource',
  'GET /auth/backend/staffPreference/mine': 'ownPreferences',
  'GET /cms/backend/enum/list': 'dictionaryList',
} as const satisfies Partial<Record<CallName, keyof AnswerOf<'GET /auth/backend/account/start'>>>

/**
 * Asks for what the console needs at its start while its code is still on the way: in turn, each would wait for the one before.
 * Another host is asked when it is known what it speaks.
 */
export function callEarly(): void {
  const ask = (path: string) => fetchAnswer('GET', path, {}, {})
  if (apiHost === '') beginEarly(atStart, ask(startPath), ask)
}

/** The full address of an API path, e.g. of a file. */
export function addressOf(path: string): string {
  return `${apiHost}${path}`
}

/** Whether cookies go along with a call to the API: to another host they do, where that names this one in its CORS answer. */
export function credentialsFor(host: string): RequestCredentials {
  return host === '' ? 'same-origin' : 'include'
}

/** The headers that every call carries; the token only when there is one. */
export function headersOf(command?: string): Record<string, string> {
  const token = readToken()
  return {
    'accept-language': currentLanguage(),
    ...(token && { token }),
    // The server that this console came from keeps half of the session in a cookie; another host might not allow the header.
    ...(apiHost === '' && { 'x-console': '1' }),
    // Whoever has never heard of commands need not allow their header (CORS) either.
    ...(command && !speaksSpecificationAlone() && { 'x-command': command }),
  }
}

interface Request extends Pick<CallOptions, 'command' | 'signal' | 'keepalive' | 'at' | 'customize'> {
  readonly isRead: boolean
  readonly isOwn: boolean
}

/** @throws ApiError where nothing came back that could be read, or the host has not got the call */
async function request(
  method: string,
  url: string,
  input: Readonly<Record<string, unknown>>,
  options: Request,
): Promise<unknown> {
  const { isRead, isOwn, at } = options
  const answer = await waitedFor(fetchAnswer(method, url, input, options)).catch(() => {
    if (options.signal?.aborted) throw options.signal.reason
    throw lostAnswer(isRead, undefined)
  })
  const data = await readAnswer(answer.data)
  if (!at && isLackingAnswer(answer.status, data, isOwn)) {
    if (isOwn) learnSpeech(false)
    throw hasNot()
  }
  // Our envelope is in answers of every status.
  if ((answer.status < 200 || answer.status > 299) && !isEnvelope(data)) throw lostAnswer(isRead, answer.status)
  return data
}

/** @throws where there was no answer at all, or the call was given up */
async function fetchAnswer(
  method: string,
  url: string,
  input: Readonly<Record<string, unknown>>,
  { command, signal, keepalive = false, at, customize }: Omit<Request, 'isRead' | 'isOwn'>,
): Promise<Answered> {
  const isBare = !at && !command && !signal && Object.keys(input).length === 0
  const early = isBare ? takeEarly(`${method} ${url}`) : undefined
  if (early) return early
  const asked = at || command ? undefined : takeFromHead(`${method} ${url}`, input, currentLanguage())
  if (asked) {
    const answer = await asked
    signal?.throwIfAborted()
    return answer
  }
  const isBodyless = method === 'GET' || method === 'DELETE'
  const ending = AbortSignal.any([AbortSignal.timeout(at?.timeout ?? timeout), ...(signal ? [signal] : [])])
  const response = await redaxios(`${at?.host ?? apiHost}${url}${isBodyless ? queryOf(input) : ''}`, {
    method: method.toLowerCase() as 'get',
    ...(customize === 'file' && { responseType: 'blob' as const }),
    validateStatus: () => true,
    headers: {
      ...(at ? { 'accept-language': currentLanguage() } : headersOf(command)),
      ...(!isBodyless && { 'content-type': 'application/json' }),
    },
    ...(!isBodyless && { data: JSON.stringify(input) }),
    fetch: ((address: string, options: RequestInit) =>
      fetch(address, {
        ...options,
        signal: ending,
        keepalive,
        credentials: at ? 'omit' : credentialsFor(apiHost),
      })) as typeof fetch,
  })
  // redaxios answers without data where the call was given up while its body came in.
  ending.throwIfAborted()
  return response
}

/** A body as it was read; what was asked for as a file and is none after all, as what it says. */
async function readAnswer(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob) || !/json|html/.test(data.type)) return data
  const text = await data.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A call that brought no answer of ours: of what was to be written nobody knows whether it was. */
function lostAnswer(isRead: boolean, status: number | undefined): ApiError {
  if (!isRead) return new ApiError('network', caption('error.unsure'))
  const text = status === undefined ? caption('error.network') : caption('error.serverFailed', { status })
  return new ApiError('network', text)
}

function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { url: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const url = path.replace(/\{(\w+)\}/g, (_whole, key: string) => {
    const value = rest[key]
    if (key !== 'id' || !('ids' in rest)) delete rest[key]
    return encodeURIComponent(String(value as string | number))
  })
  return { url, rest }
}

function asEnvelope(data: unknown): Envelope {
  if (isEnvelope(data)) return data
  throw new ApiError('network', caption('error.notOurApi'))
}

function isEnvelope(data: unknown): data is Envelope {
  return typeof data === 'object' && data !== null && 'code' in data && 'msg' in data
}
