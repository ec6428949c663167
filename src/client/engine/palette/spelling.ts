/** How a token is spelt by beginnings of consecutive parts (words or syllables). */
export interface Spelling {
  /** Index of the first part used. */
  start: number
  /** Number of parts used. */
  count: number
  /** Parts written out in full; the last one counts as full, since it may still be being typed. */
  full: number
}

/**
 * Spells a token by beginnings of consecutive parts: `fengjy`, `fjyh`, `fengjin` by feng-jin-yong-hu. Before the last
 * part a syllable is written in full or by its initial consonant (z or zh); a word may break off anywhere when `free`.
 * Returns the spelling that starts first and has the most full parts, or undefined. The result is reused: copy it to keep it.
 */
export function spell(parts: readonly string[], token: string, free: boolean): Spelling | undefined {
  const first = token.charCodeAt(0)
  for (let start = 0; start < parts.length; start++) {
    if (parts[start]!.charCodeAt(0) !== first) continue
    const full = consume(parts, token, start, 0, free)
    if (full < 0) continue
    found.start = start
    found.full = full & 0xff
    found.count = full >> 8
    return found
  }
  return undefined
}

/**
 * Whether a token is spelt by beginnings of parts in order, skipping any: `fyh` by feng-jin-yong-hu.
 * `from` is the first part that may be used.
 */
export function spellSkipping(parts: readonly string[], token: string, from = 0, at = 0): boolean {
  if (at === token.length) return true
  for (let part = from; part < parts.length; part++) {
    for (let length = commonPrefix(parts[part]!, token, at); length > 0; length--) {
      if (spellSkipping(parts, token, part + 1, at + length)) return true
    }
  }
  return false
}

const found: Spelling = { start: 0, count: 0, full: 0 }

/** Count of parts used, shifted by 8, plus the full ones; -1 when it cannot be spelt from here. */
function consume(parts: readonly string[], token: string, part: number, at: number, free: boolean): number {
  if (part === parts.length) return -1
  const text = parts[part]!
  const longest = commonPrefix(text, token, at)
  if (longest === 0) return -1
  if (at + longest === token.length) return longest === 2 && isTwoInitials(parts, part, text) ? 0x201 : 0x101
  for (let length = longest; length > 0; length--) {
    const isFull = length === text.length
    if (!isFull && !free && length > initialLength(text)) continue
    const rest = consume(parts, token, part + 1, at + length, free)
    if (rest >= 0) return rest + 0x100 + (isFull ? 1 : 0)
  }
  return -1
}

function commonPrefix(part: string, token: string, at: number): number {
  const limit = Math.min(part.length, token.length - at)
  let length = 0
  while (length < limit && part.charCodeAt(length) === token.charCodeAt(at + length)) length++
  return length
}

/** A final zh may be one initial (zhu) or two (zhang-hao). */
function isTwoInitials(parts: readonly string[], part: number, text: string): boolean {
  return text.charAt(1) === 'h' && text.length > 2 && parts[part + 1]?.charAt(0) === 'h'
}

/** zh, ch and sh are one initial consonant written with two letters. */
function initialLength(syllable: string): number {
  return syllable.charAt(1) === 'h' ? 2 : 1
}
