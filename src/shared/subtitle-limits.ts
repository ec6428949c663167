/** What lines of a language may be at most, for who reads them. */
interface ReadingLimits {
  /** Characters in a line. */
  readonly line: number
  /** Characters a second. */
  readonly speed: number
  /** Whose rule it is. */
  readonly source: string
}

/** What holds in every language; times in milliseconds. */
interface TimingLimits {
  readonly shortest: number
  readonly longest: number
  readonly lines: number
  /** Between two lines there is either this much, two frames of films from 24 to 60 pictures a second, … */
  readonly joined: { readonly from: number; readonly to: number }
  /** … or at least this much: what lies between looks like a flicker. */
  readonly apart: number
  readonly source: string
}

const house = 'Netflix Timed Text Style Guide'

export const timingLimits: TimingLimits = {
  shortest: 833,
  longest: 7_000,
  lines: 2,
  joined: { from: 33, to: 84 },
  apart: 500,
  source: `${house}: Subtitle Timing Guidelines`,
}

/** By the first part of a language's code. */
const byLanguage: Readonly<Record<string, ReadingLimits>> = {
  zh: { line: 16, speed: 9, source: `${house}: Simplified Chinese (PRC)` },
  en: { line: 42, speed: 20, source: `${house}: English Template` },
  ar: { line: 42, speed: 20, source: `${house}: Arabic` },
}

/** Where no guide for the language is laid down here: the limits that subtitles have been let out by. */
const others: ReadingLimits = { line: 42, speed: 20, source: `${house}: General Requirements` }

/** The limits of a language, by its code: `zh_CN`, `en`. */
export function readingLimits(language: string): ReadingLimits {
  return byLanguage[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? others
}
