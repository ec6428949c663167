/** What the parts of a series of films share: the name without its number, its season and what is behind a colon. */
export function stemOf(title: string): string {
  return title
    .split(/[:：·—]/)[0]!
    .replace(/\s*[(（].*$/, '')
    .replace(/\s*(?:系列|宇宙|franchise|saga|trilogy|collection|universe)\s*$/i, '')
    .replace(/\s*第?\s*(?:\d+|[ivx]+|[一二三四五六七八九十]+)\s*(?:季|部|集)?\s*$/i, '')
    .replace(/\s*(?:season|part|chapter)\s*$/i, '')
    .trim()
}
