import * as z from 'zod'
import { missingOr } from './missing-or'

/** What a field that holds uploads may say about them. */
export interface UploadOptions {
  /** File name extensions that are taken, lower case, without the point; all unless said otherwise. */
  readonly accept?: readonly string[]
  /** The largest file, in bytes. */
  readonly maxBytes?: number
}

/** Extensions that no picture field takes: the app's older players cannot draw them. */
export const REFUSED_IMAGE_TYPES: readonly string[] = ['webp']

const KEY = /^[A-Za-z0-9][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/

/** The shape of the key that storage gave a file: segments of plain characters, so that it can never lead out of a folder. */
export function storageKeyShape({
  accept,
  refuse,
}: {
  accept?: readonly string[] | undefined
  refuse?: readonly string[]
}) {
  const key = z
    .string({ error: missingOr('error.notStorageKey') })
    .max(500, 'error.tooLong')
    .regex(KEY, 'error.notStorageKey')
  const allowed = refuse
    ? key.refine((value) => !refuse.includes(extensionOf(value)), {
        error: 'error.refusedType',
        params: { types: refuse.join(', ') },
      })
    : key
  if (!accept) return allowed
  return allowed.refine((value) => accept.includes(extensionOf(value)), {
    error: 'error.unsupportedType',
    params: { types: accept.join(', ') },
  })
}

/** `posters/a.JPG` → `jpg`; empty where there is none. */
export function extensionOf(key: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(key)?.[1]?.toLowerCase() ?? ''
}

/** The last segment of a key: what people know the file by. */
export function fileName(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}
