import type { Entity, FieldPath } from './entity'

/**
 * The wall of a queue whose cases are judged at a glance, by their pictures or by a few facts: many at a time, the worst first. Those with something wrong are
 * marked, each with its reason; then one word refuses the marked ones and passes the others, by commands of the page.
 */
export interface Wall<E = Entity> {
  /**
   * What a tile shows: the first of these that holds a picture or a film. A film plays without sound; where a picture is shown, the
   * film that comes after it plays while the tile is pointed at. Empty where there is nothing to see: its cases stand in lines.
   */
  readonly shows: readonly FieldPath<E>[]
  /** The words that are shown where there is nothing to see. */
  readonly text?: FieldPath<E>
  /** What a tile is called; as its record is unless declared otherwise. */
  readonly lead?: FieldPath<E>
  /** What is told of a case in its line, after its state and its time. */
  readonly facts?: readonly FieldPath<E>[]
  /** The field that says how bad a case is, the worst first; a leading minus for descending. */
  readonly order: FieldPath<E> | `-${FieldPath<E>}`
  /** Of a field of few words, those whose cases may be judged many at a time; the others are judged one by one. */
  readonly only?: { readonly [K in FieldPath<E>]?: readonly string[] }
  /** The command that lets through what is not marked. */
  readonly passes: string
  /** The command that refuses what is marked, and its argument that says why. */
  readonly refuses: { readonly command: string; readonly reason: string }
  /** The command that takes cases in hand which nobody has, where they cannot be decided on before. */
  readonly takes?: string
}

/** The paths of a record that its tile needs, and its order. */
export function wallPaths({ shows, text, lead, facts = [], order }: Wall): readonly string[] {
  const named = [text, lead].filter((path) => path !== undefined)
  return [...shows, ...named, ...facts, order.replace(/^-/, '')].map(String)
}

/** Whether a command decides on many cases of a wall at a time. */
export function decidesOnWall({ passes, refuses }: Wall, name: string): boolean {
  return name === passes || name === refuses.command
}
