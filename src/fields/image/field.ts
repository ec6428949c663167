import { fieldBuilder, type Field } from '../../schema/field'
import type { UploadOptions } from '../storage-key'

export type ImageField = Field<'image', string> & UploadOptions

/** A stored picture, by its storage key. */
export const image = fieldBuilder<'image', string, UploadOptions>('image')
