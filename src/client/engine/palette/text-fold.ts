const PLAIN = /^[\x20-\x7e\u3000-\u303f\u4e00-\u9fff]*$/

/** Lower case, half width and without accents, at the same length, so that offsets in it are offsets in the original. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  let folded = ''
  for (let at = 0; at < text.length; at++) folded += foldUnit(text.charAt(at))
  return folded
}

/** Whether a UTF-16 unit is a Chinese character of the basic block or its first extension. */
export function isHan(unit: number): boolean {
  return unit >= 0x3400 && unit <= 0x9fff
}

/** Whether a text has Chinese characters. */
export function hasHan(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text)
}

/**
 * The set of characters of a folded text as bits: a text without all bits of a word cannot hold it.
 * Letters have a bit each, digits share one, Chinese characters share the last five by their code.
 */
export function characterMask(text: string): number {
  let mask = 0
  for (let at = 0; at < text.length; at++) mask |= characterBit(text.charCodeAt(at))
  return mask
}

/** Pinyin with the sounds made alike that many speakers do not tell apart: zh/z, ch/c, sh/s and a final ng/n. */
export function flatten(sound: string): string {
  return sound.replace(/([zcs])h/g, '$1').replace(/ng/g, 'n')
}

/** How many characters of a mask another mask lacks. */
export function countMissing(mask: number, present: number): number {
  let count = 0
  for (let rest = mask & ~present; rest !== 0; rest &= rest - 1) count++
  return count
}

function characterBit(unit: number): number {
  if (unit >= 97 && unit <= 122) return 1 << (unit - 97)
  if (unit >= 48 && unit <= 57) return 1 << 26
  return isHan(unit) ? 1 << (27 + (unit % 5)) : 0
}

function foldUnit(unit: string): string {
  const plain = unit.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.length === 1 ? plain : unit
}
