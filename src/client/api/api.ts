import redaxios from 'redaxios'
import { caption } from '../i18n/i18n'
import { currentLanguage } from '../settings/settings-store'
import { ApiError, notOffered } from './api-error'
import { coverConsole } from './loading'
import { tellFailure } from './tell-failure'
import { pageSetting } from './page-setting'
import { readToken } from './token'

/** Requests end after 65 seconds (specification: business constants). */
const timeout = 65_000

/** Where the API is: another host where the page says so, else here. */
const host = pageSetting('api-host')

export interface CallOptions {
  /** Path and query parameters of a GET, body of the others; `{id}` in the path is taken from it. */
  readonly input?: Readonly<Record<string, unknown>>
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
  /** It answers its raw body, whatever that is, in place of the data of an envelope. */
  readonly customize?: boolean
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

/**
 * Makes a call, `POST /user/backend/blacklist/save`, and answers the data of its envelope.
 * @throws ApiError with the envelope's code, `network` where nothing came back in time, or `notOffered` where another host than this
 * console's own does not know the call
 */
export async function call<Data = unknown>(name: string, { input = {}, ...options }: CallOptions = {}): Promise<Data> {
  const [method = 'GET', path = ''] = name.split(' ')
  const { url, rest } = fillPath(path.replace(/\?.*$/, ''), input)
  const isRead = method === 'GET' || options.reads === true || input.dryRun === true
  const uncover = options.loading ? coverConsole() : undefined
  try {
    const body = await request(method, url, rest, { ...options, isRead })
    return (options.customize ? body : dataOf(asEnvelope(body))) as Data
  } catch (error) {
    if (error instanceof ApiError && !options.quiet) tellFailure(error)
    throw error
  } finally {
    uncover?.()
  }
}

/** @throws ApiError where the envelope is no success */
function dataOf({ code, msg, data }: Envelope): unknown {
  // Success is 00000, or APPLY_SUCCESS from an existing host (specification: error catalogue).
  if (code === '00000' || code === 'APPLY_SUCCESS') return data
  const error = new ApiError(code, msg || caption('error.unknown'), data)
  if (code === 'A0230') for (const listener of listeners) listener(error)
  throw error
}

/** The full address of an API path, e.g. of a file. */
export function addressOf(path: string): string {
  return `${host}${path}`
}

/** Whether cookies go along with a call to the API: to another host they do, where that names this one in its CORS answer. */
export function credentialsFor(apiHost: string): RequestCredentials {
  return apiHost === '' ? 'same-origin' : 'include'
}

/** The headers that every call carries; the token only when there is one. */
export function headersOf(command?: string): Record<string, string> {
  const token = readToken()
  return {
    'accept-language': currentLanguage(),
    ...(token && { token }),
    ...(command && { 'x-command': command }),
  }
}

async function request(
  method: string,
  url: string,
  input: Readonly<Record<string, unknown>>,
  { command, signal, keepalive = false, isRead, at }: Omit<CallOptions, 'input'> & { readonly isRead: boolean },
): Promise<unknown> {
  const isBodyless = method === 'GET' || method === 'DELETE'
  const ending = AbortSignal.any([AbortSignal.timeout(at?.timeout ?? timeout), ...(signal ? [signal] : [])])
  try {
    const address = `${at?.host ?? host}${url}${isBodyless ? queryOf(input) : ''}`
    const response = await redaxios(address, {
      method: method.toLowerCase() as 'get',
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
          credentials: at ? 'omit' : credentialsFor(host),
        })) as typeof fetch,
    })
    // redaxios answers without data where the call was given up while its body came in.
    ending.throwIfAborted()
    return response.data
  } catch (failure) {
    if (signal?.aborted) throw signal.reason
    // redaxios rejects with the response itself for every status but 2xx; our envelope stands in it all the same.
    if (isResponse(failure) && isEnvelope(failure.data)) return failure.data
    if (failure instanceof ApiError) throw failure
    const status = isResponse(failure) ? failure.status : undefined
    if (status === 404 && !at && host !== '') throw new ApiError(notOffered, caption('error.notOffered', { host }))
    throw lostAnswer(isRead, status)
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

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const filled = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  if (filled.length === 0) return ''
  return `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value as string | number)])).toString()}`
}

function asEnvelope(data: unknown): Envelope {
  if (isEnvelope(data)) return data
  throw new ApiError('network', caption('error.notOurApi'))
}

function isEnvelope(data: unknown): data is Envelope {
  return typeof data === 'object' && data !== null && 'code' in data && 'msg' in data
}

function isResponse(failure: unknown): failure is { data: unknown; status: number } {
  return typeof failure === 'object' && failure !== null && 'status' in failure && 'data' in failure
}
