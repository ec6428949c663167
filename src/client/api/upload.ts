import type { Upload } from '../../fields/uploads'
import { addressOf, call, headersOf } from './api'
import { decodedName } from './decoded-name'

/**
 * Stores a file by the specified upload token and gives its storage key. Its ending decides nothing here, the server refuses
 * what it does not take.
 * @throws with a sentence, or the id of one
 */
export const uploadFile: Upload = async (file, { onProgress, signal }) => {
  const { token, key, uploadUrl } = await call<{ token: string; key: string; uploadUrl: string }>(
    'GET /third/qiniu/token',
    {
      input: { originalFilename: decodedName(file.name) },
      signal,
    },
  )
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
    for (const [name, value] of Object.entries(headersOf())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : reject(new Error(messageOf(request.responseText))))
    request.onerror = () => reject(new Error('error.network'))
    signal.addEventListener('abort', () => request.abort())
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.send(form)
  })
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { msg?: string }).msg ?? 'error.uploadFailed'
  } catch {
    return 'error.uploadFailed'
  }
}
