import type { Field } from '../schema/field'
import { AUDIO_TYPES, PICTURE_TYPES, UPLOAD_TYPES, VIDEO_TYPES, type UploadOptions } from './storage-key'

/** What may be uploaded for a field of each type that holds files, by extension. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  image: PICTURE_TYPES,
  images: PICTURE_TYPES,
  video: VIDEO_TYPES,
  audio: AUDIO_TYPES,
  file: UPLOAD_TYPES,
  files: UPLOAD_TYPES,
}

/** The extensions that a field's uploads may have; undefined for a field that holds none. */
export function uploadsOf(field: Field): readonly string[] | undefined {
  return (field as Field & UploadOptions).accept ?? kinds[field.type]
}
