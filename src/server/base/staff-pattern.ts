import { RE2JS } from 're2js'

/** How many are kept ready; the one that has been kept longest goes first. */
const maxKept = 2_000

const ready = new Map<string, RE2JS | undefined>()

/** Why a pattern cannot be used: it is none, or asks for what takes a time that nobody can tell (looking around, back-references). */
export type PatternFault = 'error.patternBroken' | 'error.patternLooks'

/** What is wrong with a pattern that staff have written; undefined where it can be used. */
export function patternFault(pattern: string): PatternFault | undefined {
  if (compiled(pattern, 0)) return undefined
  try {
    new RegExp(pattern, 'u')
    return 'error.patternLooks'
  } catch {
    return 'error.patternBroken'
  }
}

/** Whether a text fits a pattern that staff have written, anywhere; one that cannot be used fits nothing. */
export function fitsPattern(text: string, pattern: string): boolean {
  return compiled(pattern, 0)?.matcher(text).find() ?? false
}

/**
 * What a pattern that staff have written finds in a text, whatever the case; one that cannot be used finds nothing. It takes a time that
 * grows with the text and no faster, whatever is written: all others wait meanwhile.
 */
export function foundByPattern(text: string, pattern: string): string[] {
  const matcher = compiled(pattern, RE2JS.CASE_INSENSITIVE)?.matcher(text)
  const found: string[] = []
  while (matcher?.find()) found.push(matcher.group() ?? '')
  return found.filter(Boolean)
}

function compiled(pattern: string, flags: number): RE2JS | undefined {
  const key = `${flags} ${pattern}`
  if (ready.has(key)) return ready.get(key)
  const made = compile(pattern, flags)
  ready.set(key, made)
  const [oldest] = ready.keys()
  if (ready.size > maxKept && oldest !== undefined) ready.delete(oldest)
  return made
}

function compile(pattern: string, flags: number): RE2JS | undefined {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern), flags)
  } catch {
    return undefined
  }
}
