/** How the people of one language are named and what they write. */
export interface Voice {
  /** Family names; in Chinese with their spelling in Latin letters, `林 Lin`. */
  readonly family: readonly string[]
  readonly female: readonly string[]
  readonly male: readonly string[]
  /** Nicknames are an opening and a closing, or stand whole. */
  readonly openings: readonly string[]
  readonly closings: readonly string[]
  readonly nicknames: readonly string[]
  readonly bios: readonly string[]
  /** Under a title: praise, blame, questions. */
  readonly comments: readonly string[]
  /** Over the picture, a few words. */
  readonly bullets: readonly string[]
  /** In the community; `{title}` is a title. */
  readonly posts: readonly string[]
  /** Tickets by category. */
  readonly feedback: Readonly<Record<string, readonly string[]>>
  /** What a banned person says. */
  readonly appeals: readonly string[]
}

/** Splits a list written as words between bars. */
export function words(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s*[|\n]\s*/)
    .filter(Boolean)
}
