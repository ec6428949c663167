/** A title after other words: only what is written in capitals everywhere, or with a number as H5 is, keeps its first one. */
export function withinTitle(title: string): string {
  const [first = '', second = ''] = title
  return /[\p{Lu}\d]/u.test(second) ? title : first.toLowerCase() + title.slice(1)
}
