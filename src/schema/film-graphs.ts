import type { Entity } from './entity'
import type { Field, Fields } from './field'

/** Figures of a film's record, drawn over its length: a list of rows of the record, each about a time on the film. */
export interface FilmGraphs {
  readonly rows: string
  /** The member that says when, in seconds from the beginning. */
  readonly at: string
  /** The members that are drawn, a line each. */
  readonly figures: readonly string[]
}

/** The graphs that are drawn over the film of a field; undefined where there are none. */
export function filmGraphs(field: Field | undefined): FilmGraphs | undefined {
  return field && 'graphs' in field ? (field.graphs as FilmGraphs) : undefined
}

/** What is wrong with the graphs over the films of an entity. */
export function graphFaults(place: string, { name: entity, fields }: Entity): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const graphs = filmGraphs(field)
    if (!graphs) return []
    const { rows, at, figures } = graphs
    const declared = fields[rows]
    if (declared?.type !== 'rows' || !('fields' in declared))
      return [`${place} ${name} graphs: "${rows}" is no list of rows of ${entity}. Name one.`]
    const members = Object.keys(declared.fields as Fields)
    return [at, ...figures]
      .filter((member) => !members.includes(member))
      .map((member) => `${place} ${name} graphs: ${rows} has no member "${member}". Name one of ${members.join(', ')}.`)
  })
}
