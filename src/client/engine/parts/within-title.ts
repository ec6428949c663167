/** A title after other words: only what is written in capitals everywhere keeps its first one. */
export function withinTitle(title: string): string {
  const [first = '', second = ''] = title
  return second === second.toLowerCase() ? first.toLowerCase() + title.slice(1) : title
}
