import { fileFacts, renamedFor } from './file-facts'

/** What a file is for an episode. */
export type FileRole = 'film' | 'subtitle'

/** A file that somebody gives, before it is sent. */
export interface GivenFile {
  readonly name: string
  readonly size: number
}

/** What a file goes to, by its name or by whoever corrected it. */
export interface Matched {
  /** Null where its ending is of neither. */
  readonly role: FileRole | null
  readonly number: number | null
  /** Of a subtitle. */
  readonly language: string | null
}

/** Why a file cannot be sent as it stands. */
export type MatchFault = 'unknownType' | 'empty' | 'noNumber' | 'noLanguage' | 'twice'

/** What names are read against. */
export interface MatchRules {
  /** Endings by what a file is. */
  readonly endings: Readonly<Record<FileRole, readonly string[]>>
  /** The codes of the languages that there are. */
  readonly languages: readonly string[]
  /** The numbers of the episodes that there are. A file without a number goes to the only one. */
  readonly numbers: readonly number[]
}

/** Reads from a file's name what it goes to. */
export function matchFile({ name }: GivenFile, { endings, languages, numbers }: MatchRules): Matched {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const role = endings.film.includes(ending) ? 'film' : endings.subtitle.includes(ending) ? 'subtitle' : null
  const facts = fileFacts(name, languages)
  const [only] = numbers.length === 1 ? numbers : []
  return {
    role,
    number: role === null ? null : (facts.episode ?? only ?? null),
    language: role === 'subtitle' ? facts.language : null,
  }
}

/** What is wrong with each of several files, in their order; undefined where nothing is. Of two for one place the later is too many. */
export function matchFaults(
  files: readonly { readonly size: number; readonly matched: Matched }[],
): (MatchFault | undefined)[] {
  const taken = new Set<string>()
  return files.map(({ size, matched: { role, number, language } }) => {
    if (role === null) return 'unknownType'
    if (size === 0) return 'empty'
    if (number === null) return 'noNumber'
    if (role === 'subtitle' && language === null) return 'noLanguage'
    const place = `${role} ${number} ${language ?? ''}`
    if (taken.has(place)) return 'twice'
    taken.add(place)
    return undefined
  })
}

/** The name that says where a file goes, in place of its own where that says something else. */
export function nameFor(name: string, { number, language }: Matched, languages: readonly string[]): string {
  if (number === null) return name
  return renamedFor(name, { episode: number, ...(language !== null && { language }) }, languages)
}

/** Whether two are one file, as far as can be told without reading them. */
export function isSameFile(
  one: { readonly name: string; readonly size: number; readonly lastModified: number },
  other: { readonly fileName: string; readonly size: number; readonly modified: number },
): boolean {
  return one.name === other.fileName && one.size === other.size && one.lastModified === other.modified
}
