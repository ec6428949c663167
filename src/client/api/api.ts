import redaxios from 'redaxios'
import { caption } from '../i18n/i18n'
import { currentLanguage } from '../settings/settings-store'
import { ApiError } from './api-error'
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
 * @throws ApiError with the envelope's code, or `network` where nothing came back in time
 */
export async function call<Data = unknown>(name: string, { input = {}, ...options }: CallOptions = {}): Promise<Data> {
  const [method = 'GET', path = ''] = name.split(' ')
  const { url, rest } = fillPath(path.replace(/\?.*$/, ''), input)
  const envelope = await request(method, url, rest, options)
  // Success is 00000, or APPLY_SUCCESS from an existing host (specification: error catalogue).
  if (envelope.code === '00000' || envelope.code === 'APPLY_SUCCESS') return envelope.data as Data
  const error = new ApiError(envelope.code, envelope.msg || caption('error.unknown'), envelope.data)
  if (envelope.code === 'A0230') for (const listener of listeners) listener(error)
  throw error
}

/** The full address of an API path, e.g. of a file. */
export function addressOf(path: string): string {
  return `${host}${path}`
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
  { command, signal, keepalive = false }: Omit<CallOptions, 'input'>,
): Promise<Envelope> {
  const isBodyless = method === 'GET' || method === 'DELETE'
  const ending = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])
  try {
    const response = await redaxios(addressOf(isBodyless ? `${url}${queryOf(input)}` : url), {
      method: method.toLowerCase() as 'get',
      headers: { ...headersOf(command), ...(!isBodyless && { 'content-type': 'application/json' }) },
      ...(!isBodyless && { data: JSON.stringify(input) }),
      fetch: ((address: string, options: RequestInit) =>
        fetch(address, { ...options, signal: ending, keepalive })) as typeof fetch,
    })
    return asEnvelope(response.data)
  } catch (failure) {
    if (signal?.aborted) throw signal.reason
    // redaxios rejects with the response itself for every status but 2xx; our envelope stands in it all the same.
    if (isResponse(failure) && isEnvelope(failure.data)) return failure.data
    if (failure instanceof ApiError) throw failure
    throw new ApiError('network', caption('error.network'))
  }
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
