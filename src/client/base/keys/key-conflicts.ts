import { isModal, type Scope } from './key-dispatcher'
import { parseKeys } from './key-notation'
import { reservedKeys } from './reserved-keys'

export interface DeclaredKey {
  readonly id: string
  readonly keys: string
  readonly scope: Scope
  /** The page it is on; keys of different pages never meet. Left out: met everywhere. */
  readonly place?: string
}

export interface Conflict {
  /** The same keys twice; keys that begin a longer sequence; keys that never reach the page; a sequence where none can be. */
  readonly kind: 'duplicate' | 'shadow' | 'reserved' | 'sequence'
  readonly keys: string
  readonly ids: readonly string[]
  /** Who has the keys already: another id, or `browser`, `system`, `ime`. */
  readonly reason: string
}

/** Every conflict among declared shortcuts on both kinds of keyboard; none is the only good answer. */
export function findConflicts(declared: readonly DeclaredKey[]): Conflict[] {
  const found = [false, true].flatMap((isMac) => [...reserved(declared, isMac), ...clashes(declared, isMac)])
  return [...new Map(found.map((conflict) => [`${conflict.kind} ${conflict.ids.join(' ')}`, conflict])).values()]
}

function reserved(declared: readonly DeclaredKey[], isMac: boolean): Conflict[] {
  const taken = new Map(reservedKeys.map(({ keys, by }) => [parseKeys(keys, isMac).join(' '), by]))
  return declared.flatMap(({ id, keys }) =>
    parseKeys(keys, isMac).flatMap((stroke) => {
      const by = taken.get(stroke) ?? (isMenuKey(stroke, isMac) ? 'system' : undefined)
      return by ? [{ kind: 'reserved' as const, keys, ids: [id], reason: by }] : []
    }),
  )
}

/** Alt with a letter opens menus on Windows and types signs on a Mac; Ctrl+Alt is AltGr. */
function isMenuKey(stroke: string, isMac: boolean): boolean {
  return /^Alt\+(Shift\+)?[a-z0-9]$/.test(stroke) || (!isMac && /^Ctrl\+Alt\+/.test(stroke))
}

function clashes(declared: readonly DeclaredKey[], isMac: boolean): Conflict[] {
  const parsed = declared.map((key) => ({ ...key, strokes: parseKeys(key.keys, isMac).join(' ') }))
  return parsed.flatMap((first, index) =>
    parsed.slice(index + 1).flatMap((second): Conflict[] => {
      if (!canMeet(first, second)) return []
      const ids = [first.id, second.id]
      if (first.strokes === second.strokes) {
        const isSame = first.scope === second.scope && first.id !== second.id
        return isSame ? [{ kind: 'duplicate', keys: first.keys, ids, reason: first.id }] : []
      }
      const [short, long] = first.strokes.length < second.strokes.length ? [first, second] : [second, first]
      const isShadowed = long.strokes.startsWith(`${short.strokes} `)
      return isShadowed ? [{ kind: 'shadow', keys: long.keys, ids: [short.id, long.id], reason: short.id }] : []
    }),
  )
}

/** Strips, dialogs and the palette hide the scopes below; the others are alive together. */
function canMeet(first: DeclaredKey, second: DeclaredKey): boolean {
  const shareScope = first.scope === second.scope || (!isModal(first.scope) && !isModal(second.scope))
  return shareScope && (first.place === undefined || second.place === undefined || first.place === second.place)
}
