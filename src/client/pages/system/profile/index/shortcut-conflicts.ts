import type { CursorMode } from '../../../../engine/grid/grid-cursor'
import { chordOfKeys } from '../../../../engine/grid/key-chord'
import { findConflicts, type Conflict, type DeclaredKey } from '../../../../base/keys/key-conflicts'
import { keyboard } from '../../../../base/keys/keyboard'
import { parseKeys } from '../../../../base/keys/key-notation'

/** A shortcut that can be changed: of the shell, or of a command on its page. */
export interface ShortcutLine extends DeclaredKey {
  readonly title: string
  /** The page it works on; empty: everywhere. */
  readonly page: string
  /** As declared, before anybody changed it. */
  readonly keys: string
  /** Of the grid: where in it the key works. Such keys are single strokes. */
  readonly modes?: readonly CursorMode[]
  /** Of a command: its page is a list, whose grid takes its own keys first. */
  readonly isOnList?: boolean
}

/** The keys that a shortcut answers to now; null when it is switched off. */
export function keysNow(line: ShortcutLine, own: Readonly<Record<string, string | null>>): string | null {
  const changed = own[line.id]
  return changed === undefined ? line.keys : changed
}

/** What stands against giving a shortcut other keys: who has them, or begins with them, or keeps them for itself. */
export function conflictOf(
  lines: readonly ShortcutLine[],
  own: Readonly<Record<string, string | null>>,
  id: string,
  keys: string,
): Conflict | undefined {
  const changed = lines.find((line) => line.id === id)
  if (changed?.modes && chordOfKeys(keys) === undefined) return { kind: 'sequence', keys, ids: [id], reason: id }
  const asNow = lines.flatMap((line) => {
    const now = line.id === id ? keys : keysNow(line, own)
    return now === null ? [] : [{ ...line, keys: now }]
  })
  const found = findConflicts(asNow.flatMap(places)).find(({ ids }) => ids.includes(id))
  return found ?? (changed && besideGrid(asNow, changed, keys))
}

/** The grid's keys meet each other only where both work. */
function places(line: ShortcutLine): readonly DeclaredKey[] {
  return line.modes ? line.modes.map((mode) => ({ ...line, place: `grid.${mode}` })) : [line]
}

/** On a list the grid takes a key before a command of the page can: one of the two would never be reached. */
function besideGrid(lines: readonly ShortcutLine[], changed: ShortcutLine, keys: string): Conflict | undefined {
  const isOther = (line: ShortcutLine) => (changed.modes ? line.isOnList === true : line.modes !== undefined)
  if (!changed.modes && !changed.isOnList) return undefined
  const other = lines.find((line) => isOther(line) && isSameKeys(line.keys, keys))
  return other && { kind: 'duplicate', keys, ids: [changed.id, other.id], reason: other.id }
}

/** Whether two ways to write keys mean the same. */
export function isSameKeys(one: string, other: string): boolean {
  return parseKeys(one, keyboard.isMac).join(' ') === parseKeys(other, keyboard.isMac).join(' ')
}
