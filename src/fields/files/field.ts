import { fieldBuilder, type Field } from '../../schema/field'
import type { UploadOptions } from '../storage-key'

/** A stored file, and the name that whoever sent it knows it by. */
export interface NamedFile {
  readonly key: string
  readonly name: string
}

export interface FilesOptions extends UploadOptions {
  /** The most files; 100 unless declared otherwise. */
  readonly max?: number
}

export type FilesField = Field<'files', readonly NamedFile[]> & FilesOptions

/** Stored files of any kind with their own names, for what tells from a name what a file is. */
export const files = fieldBuilder<'files', readonly NamedFile[], FilesOptions>('files')
