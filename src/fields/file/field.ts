import { fieldBuilder, type Field } from '../../schema/field'
import type { UploadOptions } from '../storage-key'

export type FileField = Field<'file', string> & UploadOptions

/** A stored file of any kind, by its storage key. */
export const file = fieldBuilder<'file', string, UploadOptions>('file')
