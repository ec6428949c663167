/** What of a keyboard event names a key; DOM keyboard events have this shape. */
export interface KeyPress {
  readonly key: string
  /** The physical key, e.g. `KeyK`; names letters on layouts that write no Latin ones. */
  readonly code?: string
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly altKey?: boolean
  readonly shiftKey?: boolean
}

const modifiers = ['Ctrl', 'Meta', 'Alt', 'Shift']
const modifierKeys = new Set([
  'Control',
  'Meta',
  'Alt',
  'Shift',
  'AltGraph',
  'CapsLock',
  'Fn',
  'OS',
  'Dead',
  'Unidentified',
])
const renamed: Readonly<Record<string, string>> = { ' ': 'Space', Esc: 'Escape', Del: 'Delete', '+': 'Plus' }
const macSymbols: Readonly<Record<string, string>> = { Ctrl: '⌃', Meta: '⌘', Alt: '⌥', Shift: '⇧' }
const keySymbols: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
  Plus: '+',
}

/**
 * The strokes of a written shortcut in their one spelling: `Mod+K` → `['Ctrl+k']` (`['Meta+k']` on a Mac), `g u` → `['g', 'u']`.
 * Letters are lower case and say Shift; signs such as `?` never do, because layouts differ in where they are.
 */
export function parseKeys(keys: string, isMac: boolean): string[] {
  return keys
    .split(' ')
    .filter(Boolean)
    .map((stroke) => {
      const parts = stroke.split('+')
      const key = parts.pop() ?? ''
      const held = new Set(parts.map((part) => (part === 'Mod' ? (isMac ? 'Meta' : 'Ctrl') : part)))
      if (/^[A-Z]$/.test(key) && !parts.length) held.add('Shift')
      return spell(held, key.length === 1 ? key.toLowerCase() : key)
    })
}

/** The stroke that a key press is, spelled like `parseKeys`; undefined for a modifier alone. */
export function strokeOf(press: KeyPress): string | undefined {
  if (modifierKeys.has(press.key)) return undefined
  const key = keyName(press)
  const held = new Set<string>()
  if (press.ctrlKey) held.add('Ctrl')
  if (press.metaKey) held.add('Meta')
  if (press.altKey) held.add('Alt')
  if (press.shiftKey && (key.length > 1 || /\p{L}/u.test(key))) held.add('Shift')
  return spell(held, key)
}

/** A stroke that types a character: such keys must never act while text is being written. */
export function isPrintable(stroke: string): boolean {
  return (
    !/^(Ctrl|Meta|Alt)\+/.test(stroke) && (stroke.replace(/^Shift\+/, '').length === 1 || /(Space|Plus)$/.test(stroke))
  )
}

/** A shortcut as people read it, one entry a key: `Mod+Shift+K` → `[['⌘', '⇧', 'K']]`; a sequence has several. */
export function describeKeys(keys: string, isMac: boolean): string[][] {
  return parseKeys(keys, isMac).map((stroke) => {
    const parts = stroke.split('+')
    const key = parts.pop() ?? ''
    const name = keySymbols[key] ?? (key.length === 1 ? key.toUpperCase() : key)
    return [...parts.map((part) => (isMac ? (macSymbols[part] ?? part) : part)), name]
  })
}

function keyName({ key, code = '', altKey }: KeyPress): string {
  const physical = /^Key([A-Z])$/.exec(code)?.[1] ?? /^Digit(\d)$/.exec(code)?.[1]
  const isForeign = key.length === 1 && key.charCodeAt(0) > 127
  if (physical && (altKey || isForeign)) return physical.toLowerCase()
  return renamed[key] ?? (key.length === 1 ? key.toLowerCase() : key)
}

function spell(held: ReadonlySet<string>, key: string): string {
  return [...modifiers.filter((modifier) => held.has(modifier)), key].join('+')
}
