import { embeddedTranscoding } from './embedded-transcoding'
import type { Transcoding } from './transcoding'

/** The transcoder of this installation. */
export function transcodingOf(): Transcoding {
  return embeddedTranscoding
}
