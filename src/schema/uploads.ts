import type { Entity, FieldPath } from './entity'

/** Files of one sort that go to the rows of a list. */
interface UploadsOf<E> {
  /** The command that gives them to their rows, by its name; it asks for `files`, and for what opens the page. */
  readonly command: string
  /** The field that says what a row has of them already. */
  readonly has: FieldPath<E>
}

/**
 * Files that are sent together to the rows of a list that one record opens: which row a file goes to is read from its name, and
 * corrected before it is sent.
 */
export interface Uploads<E = Entity> {
  /** The field by whose number names of files call a row. */
  readonly by: FieldPath<E>
  /** Which rows names speak of, where it is not all of them. */
  readonly among?: { readonly [K in FieldPath<E>]?: string }
  /** A row has a film unless the field says `none`, or nothing. */
  readonly films: UploadsOf<E>
  /** A row has one for each language that the field holds. */
  readonly subtitles: UploadsOf<E>
}
