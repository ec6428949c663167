import type { Upload } from '../../../fields/uploads'
import { addressOf, call } from './api'
import { ApiError } from './api-error'
import { decodedName } from './decoded-name'
import { postForm } from './post-form'
import { tellFailure } from './tell-failure'

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
  try {
    await postForm(addressOf(uploadUrl), form, (bytes, all) => onProgress(all > 0 ? bytes / all : 0), signal)
  } catch (error) {
    // A file that did not arrive is reported like any other call that failed.
    if (error instanceof ApiError) tellFailure(error)
    throw error
  }
  return key
}

/** Sends one part of an upload that was begun. @throws ApiError, of which nobody is told: it is tried again */
export function sendUploadPart(
  key: string,
  number: number,
  content: Blob,
  on: { readonly signal: AbortSignal; readonly onSent: (bytes: number) => void },
): Promise<void> {
  const form = new FormData()
  form.append('file', content, 'part')
  const query = new URLSearchParams({ key, number: String(number) })
  const sent = (bytes: number) => on.onSent(Math.min(bytes, content.size))
  return postForm(addressOf(`/third/upload/part?${query}`), form, sent, on.signal)
}
