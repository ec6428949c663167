export interface SearchablePage {
  /** Missing on what is no page of the console. */
  readonly id?: string
  readonly path: string
  /** From the section down to the page, in the language in force: `['Users', 'User list']`. */
  readonly titles: readonly string[]
  /** The same in the other language, and what else it is called. */
  readonly keys?: readonly string[]
}

/** Finds permitted pages by what is typed, the best first. */
export type HeaderSearch = (text: string, limit?: number) => readonly SearchablePage[]

/**
 * Builds the search over the permitted pages; build it again when rights or language change. fuse.js comes with the first use.
 * Threshold 0.4 is the specification's; the place in the title does not count, and exact and prefix hits stand before fuzzy ones.
 */
export async function createHeaderSearch(pages: readonly SearchablePage[]): Promise<HeaderSearch> {
  const { default: Fuse } = await import('fuse.js')
  const index = new Fuse(pages, {
    threshold: 0.4,
    ignoreLocation: true,
    includeScore: true,
    keys: [
      { name: 'titles', weight: 0.6 },
      { name: 'keys', weight: 0.2 },
      { name: 'path', weight: 0.2 },
    ],
  })
  return (text, limit = 20) => {
    const wanted = text.trim().toLowerCase()
    if (!wanted) return pages.slice(0, limit)
    return index
      .search(wanted)
      .map(({ item, score = 1 }) => ({ item, rank: tier(item, wanted) + score }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, limit)
      .map(({ item }) => item)
  }
}

/** 0 exact, 1 beginning, 2 the rest. */
function tier({ titles, keys = [] }: SearchablePage, wanted: string): number {
  const texts = [titles.at(-1) ?? '', ...keys].map((text) => text.toLowerCase())
  if (texts.includes(wanted)) return 0
  return texts.some((text) => text.startsWith(wanted)) ? 1 : 2
}
