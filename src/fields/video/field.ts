import { fieldBuilder, type Field } from '../../schema/field'
import type { FilmGraphs } from '../../schema/film-graphs'
import type { UploadOptions } from '../storage-key'

interface FilmedOptions extends UploadOptions {
  /** What was counted while it was filmed, drawn over its length. */
  readonly graphs?: FilmGraphs
}

export type VideoField = Field<'video', string> & FilmedOptions

/** A stored film, by its storage key. */
export const video = fieldBuilder<'video', string, FilmedOptions>('video')
