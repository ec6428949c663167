import { fieldBuilder, type Field } from '../../schema/field'
import type { UploadOptions } from '../storage-key'

export type VideoField = Field<'video', string> & UploadOptions

/** A stored film, by its storage key. */
export const video = fieldBuilder<'video', string, UploadOptions>('video')
