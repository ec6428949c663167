import { fieldBuilder, type Field } from '../../schema/field'
import type { PictureShape } from '../../schema/picture-shape'
import type { PictureSubject } from '../../schema/picture-subject'
import type { UploadOptions } from '../storage-key'

export interface ImageOptions extends UploadOptions {
  /** What a proof is a picture of; any picture unless declared otherwise. */
  readonly shows?: PictureSubject
  /** How the picture is cut where it is shown small; square unless declared otherwise. */
  readonly shape?: Exclude<PictureShape, 'square'>
}

export type ImageField = Field<'image', string> & ImageOptions

/** A stored picture, by its storage key. */
export const image = fieldBuilder<'image', string, ImageOptions>('image')
