import { credentialsFor, headersOf } from './api'
import { ApiError } from './api-error'
import { apiHost } from './host-speech'
import { caption } from '../i18n/i18n'

/**
 * Sends a form with a file. Fetch tells nothing of an upload's progress, so this goes by XMLHttpRequest.
 * @param onSent hears how many bytes are sent, of how many
 * @throws ApiError where it did not arrive, or was refused
 */
export function postForm(
  url: string,
  form: FormData,
  onSent: (bytes: number, all: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = credentialsFor(apiHost) === 'include'
    for (const [name, value] of Object.entries(headersOf())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total)
    request.onload = () => (request.status < 300 ? resolve() : reject(refusalIn(request.responseText)))
    request.onerror = () => reject(new ApiError('network', caption('error.uploadUnavailable')))
    signal.addEventListener('abort', () => request.abort())
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.send(form)
  })
}

function refusalIn(text: string): ApiError {
  try {
    const { code, msg, data } = JSON.parse(text) as { code?: string; msg?: string; data?: unknown }
    return new ApiError(code ?? 'network', msg ?? caption('error.uploadFailed'), data)
  } catch {
    return new ApiError('network', caption('error.uploadFailed'))
  }
}
