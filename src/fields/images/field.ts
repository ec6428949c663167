import { fieldBuilder, type Field } from '../../schema/field'
import type { PictureSubject } from '../../schema/picture-subject'
import type { UploadOptions } from '../storage-key'

export interface ImagesOptions extends UploadOptions {
  /** What a proof is a picture of; any picture unless declared otherwise. */
  readonly shows?: PictureSubject
  /** The fewest pictures of a filled value. */
  readonly min?: number
  /** The most pictures; 50 unless declared otherwise. */
  readonly max?: number
}

export type ImagesField = Field<'images', readonly string[]> & ImagesOptions

/** Stored pictures in an order that is kept, by their storage keys. */
export const images = fieldBuilder<'images', readonly string[], ImagesOptions>('images')
