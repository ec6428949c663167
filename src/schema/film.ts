import type { Entity, FieldPath } from './entity'
import type { Page } from './page'

/**
 * Places on a film that a case holds: one of its lists of rows, by the members that say from where to where, or for how long, in
 * seconds.
 */
export interface Lane {
  readonly field: string
  /** The member that holds them, where each row of the list is about another film: those of the row whose film it is. */
  readonly within?: string
  readonly from: string
  readonly to?: string
  readonly lasts?: string
  /** What a place is called by. */
  readonly text: string
  /** The member that says how it stands, and its value while somebody has still to look at it. */
  readonly state?: { readonly member: string; readonly open: string }
  /** How people judge a place that is open. */
  readonly judged?: Judged
  /** How people move the ends of a place. */
  readonly moved?: Moved
}

/** The command of the page that moves a place, by the names of its arguments: which place, counted from 1, and from and to in whole seconds. */
export interface Moved {
  readonly command: string
  readonly place: string
  readonly from: string
  readonly to: string
}

/** The command of the page that judges a place, by the names of its arguments: which place, counted from 1, the verdict, and why. */
export interface Judged {
  readonly command: string
  readonly place: string
  readonly verdict: string
  readonly confirm: string
  readonly dismiss: string
  /** What dismissing asks for. */
  readonly why: string
}

/**
 * The command of the page that keeps a stretch that people mark, by the names of its arguments: from and to in whole seconds, and why
 * where that is asked.
 */
export interface Marked {
  readonly command: string
  readonly from: string
  readonly to: string
  readonly reason?: string
}

/**
 * The stretch of its film that a record is cut to: the fields that say from where to where, in seconds, and the command of the page
 * that says both anew, by arguments of the same names in whole seconds.
 */
export interface Cut {
  readonly from: string
  readonly to: string
  readonly command?: string
}

/** Rows of a list that lie on its film: the fields that say from where to where, in milliseconds, and what is said there. */
export interface FilmRows {
  readonly from: string
  readonly to: string
  readonly text: string
  /** How people move the ends of a row. */
  readonly timed?: Timed
}

/** The commands of the page that say where a row begins and where it ends, and their argument that says when, in milliseconds. */
export interface Timed {
  readonly begin: string
  readonly end: string
  readonly at: string
}

/**
 * What a case of a queue, the record of a page or that of a list's panel is watched by, or what stands beside a list that is opened for
 * one record: a file of the record that a reference leads to, or of the latest record that refers to that one. Who may open the page may watch it, and nothing else of
 * that record comes with it.
 */
export interface Film<E extends Entity = Entity> {
  /**
   * The field of the case that refers to what the film is of, or the path to it; `id` where it is of the case itself, and of a list of
   * rows the member that refers to it: the first is shown. It stands beside a list where it begins with the reference that opens the
   * page: `subtitle.episode`.
   */
  readonly through: string
  readonly entity: E
  /** The field of the entity that refers to that record; left out where it holds the file itself. */
  readonly by?: FieldPath<E>
  readonly file: FieldPath<E>
  /** Of several, that comes first which has this value: what is made for players before what was handed in. */
  readonly prefers?: { readonly field: FieldPath<E>; readonly value: string }
  /** What lies on the film of a case. */
  readonly lanes?: readonly Lane[]
  readonly marked?: Marked
  /** It is being filmed now: it plays at once, without sound, and nobody has to have seen all of it. */
  readonly live?: true
  /** What of it the record is; marking a stretch says it anew, as moving its ends does. */
  readonly cut?: Cut
  /** What lies on the film beside a list: its rows. */
  readonly rows?: FilmRows
}

/** The row of a case whose film is shown, where its films are of the rows of a list: the first that refers to one. */
export function filmedRow(
  { through }: Pick<Film, 'through'>,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const [list = '', member = ''] = through.split('.')
  const rows = record[list]
  if (!Array.isArray(rows)) return undefined
  return (rows as readonly Readonly<Record<string, unknown>>[]).find((row) => [row[member] ?? []].flat().length > 0)
}

/** Whether the film of a page stands beside its list, being that of the record which opens it; else each record has its own. */
export function standsBeside({ kind, openedBy = [] }: Pick<Page, 'kind' | 'openedBy'>, { through }: Film): boolean {
  return kind === 'list' && openedBy.includes(through.split('.')[0] ?? '')
}

/** The film of a page; undefined where it has none. */
export function filmOf(page: Page): Film | undefined {
  return 'film' in page ? page.film : undefined
}

/** Declares the film of a case or beside a list, with its fields checked against the entity that holds the files. */
export function film<E extends Entity>(entity: E, declared: Omit<Film<E>, 'entity'>): Film {
  // Which entity it is only the declaration knows: who reads it goes by the names of fields, which the start has checked.
  return { ...declared, entity } as unknown as Film
}
