import { createContext, use } from 'react'

/**
 * Stores a file and gives its storage key. `onProgress` hears the share that is done, 0 to 1. Rejects with a caption id as message.
 * `place` is the field or argument that it is for, where that is known: `user.portrait`.
 */
export type Upload = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal; place?: string },
) => Promise<string>

/** Where the client puts its upload. */
export const UploadContext = createContext<Upload>(() => Promise.reject(new Error('error.uploadUnavailable')))

/** The field or argument that the input within is for; see `place`. */
export const UploadPlaceContext = createContext<string | undefined>(undefined)

export function useUpload(): Upload {
  return use(UploadContext)
}
