import { fastestFilm, filmSpeeds } from '../../../shared/film-speeds'

/** What a key does to a film. */
export type FilmAction =
  | { readonly kind: 'toggle' | 'mute' | 'blur' | 'grey' | 'full' | 'apart' | 'nextFlag' | 'previousFlag' }
  | { readonly kind: 'jump'; readonly seconds: number }
  | { readonly kind: 'frame'; readonly by: 1 | -1 }
  | { readonly kind: 'speed' | 'zoom' | 'scroll'; readonly by: 1 | -1 }
  | { readonly kind: 'shuttle'; readonly to: 'back' | 'stop' | 'on' }
  | { readonly kind: 'mark'; readonly edge: 'begin' | 'end' }
  | { readonly kind: 'judge'; readonly verdict: 'confirm' | 'dismiss' }

/** What a film takes while it has the focus, as editors and players have it: key by `KeyboardEvent.key`, with Shift where it says so. */
const actions: Readonly<Record<string, FilmAction>> = {
  ' ': { kind: 'toggle' },
  ArrowLeft: { kind: 'jump', seconds: -5 },
  ArrowRight: { kind: 'jump', seconds: 5 },
  ArrowUp: { kind: 'zoom', by: 1 },
  ArrowDown: { kind: 'zoom', by: -1 },
  'Shift+ArrowLeft': { kind: 'scroll', by: -1 },
  'Shift+ArrowRight': { kind: 'scroll', by: 1 },
  ',': { kind: 'frame', by: -1 },
  '.': { kind: 'frame', by: 1 },
  '-': { kind: 'speed', by: -1 },
  '+': { kind: 'speed', by: 1 },
  '=': { kind: 'speed', by: 1 },
  j: { kind: 'shuttle', to: 'back' },
  k: { kind: 'shuttle', to: 'stop' },
  l: { kind: 'shuttle', to: 'on' },
  m: { kind: 'mute' },
  f: { kind: 'nextFlag' },
  F: { kind: 'previousFlag' },
  B: { kind: 'blur' },
  G: { kind: 'grey' },
  p: { kind: 'apart' },
  Enter: { kind: 'full' },
  '[': { kind: 'mark', edge: 'begin' },
  ']': { kind: 'mark', edge: 'end' },
  y: { kind: 'judge', verdict: 'confirm' },
  d: { kind: 'judge', verdict: 'dismiss' },
}

/** What a key press does to the film that has the focus; undefined where it is not the film's. */
export function filmAction({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): FilmAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return (shiftKey ? actions[`Shift+${key}`] : undefined) ?? actions[key]
}

/** The next faster or slower speed; the fastest and the slowest stay. */
export function speedBeside(speed: number, by: 1 | -1): number {
  const at = filmSpeeds.findIndex((each) => each >= speed)
  return filmSpeeds[Math.min(filmSpeeds.length - 1, Math.max(0, (at < 0 ? filmSpeeds.length - 1 : at) + by))] ?? 1
}

/** The speed that a press of the one button for it leads to: the next faster, and from the fastest the usual one. */
export function nextSpeed(speed: number): number {
  return speed >= fastestFilm ? 1 : speedBeside(speed, 1)
}

/** The keys that are the film's while it has the focus. */
export const filmKeys: readonly string[] = Object.keys(actions)
