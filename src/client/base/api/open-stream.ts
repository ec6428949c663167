import { addressOf, credentialsFor, headersOf } from './api'
import { ApiError } from './api-error'
import { apiHost } from './host-speech'

/**
 * Opens a stream of events that goes on until the signal ends it. redaxios reads answers to their end, so this one call is
 * a plain fetch.
 * @throws ApiError where the server does not answer with a stream
 */
export async function openStream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(addressOf(path), {
    headers: { ...headersOf(), accept: 'text/event-stream' },
    credentials: credentialsFor(apiHost),
    signal,
  })
  if (!response.ok || !response.body) throw new ApiError('network', `The event stream answered ${response.status}.`)
  return response.body
}
