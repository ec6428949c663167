import * as z from 'zod'
import { missingOr } from './missing-or'

/** What a field that holds uploads may say about them. */
export interface UploadOptions {
  /** File name extensions that are taken, lower case, without the point; all unless declared otherwise. */
  readonly accept?: readonly string[]
  /** The largest file, in bytes. */
  readonly maxBytes?: number
}

/** Extensions that the upload service does not take: the app's older players cannot draw them. */
export const REFUSED_TYPES: readonly string[] = ['webp']

/** Pictures that may be uploaded, by extension. No svg: it would run. */
export const PICTURE_TYPES = ['png', 'jpg', 'jpeg', 'gif', 'bmp'] as const

export const VIDEO_TYPES = ['mp4', 'mov', 'm4v', 'webm', 'mkv', 'ts'] as const
export const AUDIO_TYPES = ['mp3', 'm4a', 'aac', 'wav', 'ogg'] as const

/** What may be uploaded, by extension. No html or script: it would run. */
export const UPLOAD_TYPES = [
  ...PICTURE_TYPES,
  ...VIDEO_TYPES,
  ...AUDIO_TYPES,
  ...(['srt', 'vtt', 'ass', 'csv', 'txt', 'json', 'xlsx', 'xls', 'pdf', 'zip', 'apk', 'ipa'] as const),
] as const

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

/** Whether a key is that of a file that somebody uploaded. */
export function isUpload(key: string): boolean {
  return key.startsWith('uploads/')
}
