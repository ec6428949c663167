import type { Upload } from '../../../fields/uploads'
import { addressOf, call, credentialsFor, headersOf } from './api'
import { ApiError } from './api-error'
import { decodedName } from './decoded-name'
import { apiHost } from './host-speech'
import { tellFailure } from './tell-failure'
import { caption } from '../i18n/i18n'

/**
 * Stores a file by the specified upload token and gives its storage key. Its ending decides nothing here, the server refuses
 * what it does not take.
 * @throws ApiError with the sentence to show
 */
export const uploadFile: Upload = async (file, { onProgress, signal, place }) => {
  const { token, key, uploadUrl } = await call('GET /third/qiniu/token', {
    input: { originalFilename: decodedName(file.name), size: file.size, ...(place && { field: place }) },
    signal,
  })
  const form = new FormData()
  form.append('token', token)
  form.append('key', key)
  form.append('file', file)
  await send(addressOf(uploadUrl), form, onProgress, signal)
  return key
}

/** Fetch tells nothing of an upload's progress, so this one call goes by XMLHttpRequest. */
function send(url: string, form: FormData, onProgress: (share: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = credentialsFor(apiHost) === 'include'
    for (const [name, value] of Object.entries(headersOf())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : reject(failed(messageOf(request.responseText))))
    request.onerror = () => reject(failed(caption('error.uploadUnavailable')))
    signal.addEventListener('abort', () => request.abort())
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.send(form)
  })
}

/** A file that did not arrive is reported like any other call that failed. */
function failed(message: string): ApiError {
  const error = new ApiError('network', message)
  tellFailure(error)
  return error
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { msg?: string }).msg ?? caption('error.uploadFailed')
  } catch {
    return caption('error.uploadFailed')
  }
}
