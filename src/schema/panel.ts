import type { Entity, FieldPath } from './entity'
import type { Page } from './page'

/**
 * What a case of a queue, or the record of a detail page, is judged by: the record that one of its references leads to, or the latest
 * records that refer to that one or to itself. A panel is no door: who may open no list of its entity does not get it.
 */
export interface Panel<E extends Entity = Entity> {
  /** Tells it from the page's other panels; its caption is `<page id>.<key>`. */
  readonly key: string
  /** The field of the case that refers to the record which the panel is about; `id` where it is about the case itself. */
  readonly through: string
  readonly entity: E
  /** The field of the entity that refers to that record; left out where the panel is of the record itself. */
  readonly by?: FieldPath<E>
  /** What is told of each record in a line, of those that refer to it; nothing where the panel is of the record itself. */
  readonly columns: readonly FieldPath<E>[]
  /** In what order they come; the latest first unless declared otherwise. */
  readonly sort?: FieldPath<E> | `-${FieldPath<E>}`
  /** They are told as sums by day and source, which are held against what the case asks for. */
  readonly sums?: PanelSums<E>
  /** Only cases with these values have it, each by the field of the case. */
  readonly when?: Readonly<Record<string, readonly string[]>>
  /** It is folded until somebody opens it. */
  readonly folded?: true
}

/** How the records of a panel are added up: those since the case before of the same record, until the case itself. */
export interface PanelSums<E extends Entity = Entity> {
  /** The figure that is added up. */
  readonly of: FieldPath<E>
  /** The field that says what it comes from. */
  readonly by: FieldPath<E>
  /** Only records with these values count, each by its path. */
  readonly where?: Readonly<Record<string, readonly string[]>>
  /** The field of the case that the sum is held against. */
  readonly asked: string
  /** The fields of the case that say what is paid for that, and in which currency. */
  readonly paid: { readonly amount: string; readonly currency: string }
}

/** The panels of a page, in their order. */
export function panelsOf(page: Page): readonly Panel[] {
  return 'panels' in page ? (page.panels ?? []) : []
}

/** Whether a case has the panel at all, whoever looks. */
export function hasPanel({ when = {} }: Panel, record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when).every(([name, values]) => values.includes(String(record[name])))
}

/** Declares a panel, with its fields checked against its own entity. */
export function panel<E extends Entity>(
  entity: E,
  declared: Omit<Panel<E>, 'entity' | 'columns'> & Partial<Pick<Panel<E>, 'columns'>>,
): Panel {
  // Which entity it is only the declaration knows: who reads it goes by the names of fields, which the start has checked.
  return { columns: [], ...declared, entity } as unknown as Panel
}
