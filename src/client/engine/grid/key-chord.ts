/** What a key event needs to have for its chord to be known. */
export type KeyLike = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * The chord of a key press: `ArrowDown`, `Shift+ArrowDown`, `Mod+a` (Ctrl or Cmd), `Mod+Shift+ArrowLeft`; printable keys
 * as they are typed: `x`, `X`, `:`. Letters follow Shift, not Caps Lock; layouts without Latin letters go by position.
 */
export function chordOf(event: KeyLike): string {
  const isPrintable = event.key.length === 1 && event.key !== ' '
  const key = isPrintable ? printable(event) : event.key === ' ' ? 'Space' : event.key
  const needsShift = event.shiftKey && (!isPrintable || event.ctrlKey || event.metaKey)
  const modifiers = [(event.ctrlKey || event.metaKey) && 'Mod', event.altKey && 'Alt', needsShift && 'Shift'].filter(
    Boolean,
  )
  return [...modifiers, key].join('+')
}

/** A shortcut as people write or record it (`Ctrl+Shift+K`, `Shift+x`, `Mod+a`) as a chord; undefined for a sequence. */
export function chordOfKeys(keys: string): string | undefined {
  const [stroke = '', next] = keys.trim().split(/\s+/)
  if (stroke === '' || next !== undefined) return undefined
  const held = stroke.split('+')
  const key = held.pop() ?? ''
  const has = (...names: readonly string[]) => names.some((name) => held.includes(name))
  const name = key === 'Plus' ? '+' : key
  const isMod = has('Mod', 'Ctrl', 'Meta')
  const isLetter = /^[a-z]$/i.test(name)
  const typed = isLetter && !isMod && has('Shift') ? name.toUpperCase() : isLetter && isMod ? name.toLowerCase() : name
  const needsShift = has('Shift') && (typed.length > 1 || isMod)
  return [isMod && 'Mod', has('Alt') && 'Alt', needsShift && 'Shift', typed].filter(Boolean).join('+')
}

/** Whether a chord types a character. */
export function isTypingChord(chord: string): boolean {
  return chord.length === 1
}

/** Whether the key belongs to an input method that is composing; Safari's committing Enter shows only by its code 229. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'key'>): boolean {
  return event.isComposing || event.keyCode === 229 || event.key === 'Process'
}

function printable(event: KeyLike): string {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
  const isLatin = /^[\x20-\x7e]$/.test(event.key)
  const key = isLatin || !letter ? event.key : letter
  if (!/^[a-z]$/i.test(key)) return key
  const isUpper = event.shiftKey && !event.ctrlKey && !event.metaKey
  return isUpper ? key.toUpperCase() : key.toLowerCase()
}
