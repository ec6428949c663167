/** A kind of record with a page of its own. */
export interface RecordKind {
  /** `series` */
  readonly name: string
  /** What it is called in the language in force. */
  readonly title: string
  /** The API path of its calls. */
  readonly base: string
  /** A record's address, with `{id}` or a trailing `=`. */
  readonly url: string
  /** The list that leads there, and the section it stands in. */
  readonly list: string
  readonly section: string
}

export interface Nearness {
  /** The page on screen and its section, where there is one. */
  readonly page?: string | undefined
  readonly section?: string | undefined
  /** Pages visited, the latest first. */
  readonly recent: readonly string[]
  /** Lists that are looked into from anywhere. */
  readonly usual: readonly string[]
}

/** How many calls a question costs at most: more would wait in the browser for one another. */
const most = 8

/**
 * The kinds that a question is put to: the one it names by its first word (`series winter`), else those nearest to where the
 * account is and was, each once.
 * @returns the kinds, at most eight, and the text to look for
 */
export function kindsToAsk(
  kinds: readonly RecordKind[],
  text: string,
  near: Nearness,
): { readonly kinds: readonly RecordKind[]; readonly text: string } {
  const [, first = '', rest = ''] = /^(\S+)\s+(\S.*)$/.exec(text) ?? []
  const named = first === '' ? [] : kinds.filter((kind) => isNamed(kind, first.toLowerCase()))
  if (named.length > 0) return { kinds: onceEach(byNearness(named, near)).slice(0, most), text: rest }
  return { kinds: onceEach(byNearness(kinds, near)).slice(0, most), text }
}

function isNamed({ name, title }: RecordKind, word: string): boolean {
  return name.toLowerCase() === word || title.toLowerCase().startsWith(word)
}

function byNearness(kinds: readonly RecordKind[], { page, section, recent, usual }: Nearness): RecordKind[] {
  const order = [...(page === undefined ? [] : [page]), ...recent.slice(0, most / 2), ...usual]
  const rankOf = (kind: RecordKind) => {
    const place = order.indexOf(kind.list)
    if (place >= 0) return place
    return kind.section === section ? order.length : order.length + 1
  }
  return kinds.toSorted((left, right) => rankOf(left) - rankOf(right))
}

/** Several lists lead to the records of one kind. */
function onceEach(kinds: readonly RecordKind[]): RecordKind[] {
  return [...new Map(kinds.toReversed().map((kind) => [kind.name, kind])).values()].toReversed()
}
