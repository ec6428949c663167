/** A row of a list that lies on its film; times in milliseconds. */
export interface Cue {
  readonly id: number
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Seconds of a film that are drawn at first, and whose rows are asked for at once. */
export const stretchLength = 30

/** Seconds of a film whose rows are drawn at once, at most: they would be slivers. */
export const mostShown = 300

/** Half a picture: players stop a little beside where they are sent. */
const margin = 20

/** Which stretch of the film a place lies on, from 0. */
export function stretchAt(seconds: number): number {
  return Math.max(0, Math.floor(seconds / stretchLength))
}

/** What is said at a place on the film, in seconds. @param cues in the order of the film */
export function cueAt(cues: readonly Cue[], seconds: number): Cue | undefined {
  const at = seconds * 1000
  return cues.findLast(({ start, end }) => start <= at + margin && end > at)
}

/** The cue that begins next, or the one that began before; undefined where none of these does. */
export function cueBeside(cues: readonly Cue[], seconds: number, by: 1 | -1): Cue | undefined {
  const { after, before } = besides(seconds)
  return by === 1 ? cues.find(({ start }) => start >= after) : cues.findLast(({ start }) => start <= before)
}

/** From when, and until when, what lies beside a place begins, in milliseconds. */
export function besides(seconds: number): { readonly after: number; readonly before: number } {
  const at = Math.round(seconds * 1000)
  return { after: at + margin + 1, before: at - margin - 1 }
}

/** Cues of several stretches in the order of the film, each once. */
export function joined(stretches: readonly (readonly Cue[])[]): readonly Cue[] {
  const byId = new Map(stretches.flat().map((cue) => [cue.id, cue]))
  return [...byId.values()].sort((a, b) => a.start - b.start || a.id - b.id)
}
