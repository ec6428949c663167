import { createContext, use } from 'react'

/** Stores a file and gives its storage key. `onProgress` hears the share that is done, 0 to 1. Rejects with a caption id as message. */
export type Upload = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<string>

/** Where the client puts its upload. */
export const UploadContext = createContext<Upload>(() => Promise.reject(new Error('error.uploadUnavailable')))

export function useUpload(): Upload {
  return use(UploadContext)
}
