import type { Readable } from 'node:stream'

/** What transcoding found out about a file, as far as it could tell. */
export interface MediaFacts {
  /** In seconds. */
  readonly duration: number | null
  readonly width: number | null
  readonly height: number | null
  readonly sizeBytes: number
  readonly md5: string
}

/** Makes a stored file fit to be played. */
export interface Transcoding {
  readonly name: string
  /** @throws with a sentence for staff where the file cannot be played */
  transcode(file: { readonly name: string; readonly content: Readable }): Promise<MediaFacts>
}
