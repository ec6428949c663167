import { fieldBuilder, type Field } from '../../schema/field'
import type { UploadOptions } from '../storage-key'

export type AudioField = Field<'audio', string> & UploadOptions

/** A stored recording, by its storage key. */
export const audio = fieldBuilder<'audio', string, UploadOptions>('audio')
