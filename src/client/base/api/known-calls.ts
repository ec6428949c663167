import { addressOf, credentialsFor, headersOf } from './api'
import { apiHost } from './host-speech'

/** Every call of the server, `GET /user/backend/detail`, by its own document. */
export async function knownCalls(): Promise<string[]> {
  const response = await fetch(addressOf('/openapi.json'), {
    headers: headersOf(),
    credentials: credentialsFor(apiHost),
  })
  const { paths } = (await response.json()) as { readonly paths: Readonly<Record<string, object>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}
