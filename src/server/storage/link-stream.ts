import { fileName } from '../../fields/storage-key'
import { fileLink, type OpenedLink } from './file-links'

/**
 * The list of a stream with a link for each file that it names, as long as that of the list itself: a player asks for them by what the list
 * says. What does not lie beside the list or below it gets none.
 * @param list as it is stored
 */
export function linkStream(
  list: string,
  {
    secret,
    key,
    now,
    opened,
  }: { readonly secret: Buffer; readonly key: string; readonly now: number; readonly opened: OpenedLink },
): string {
  const folder = key.slice(0, key.lastIndexOf('/') + 1)
  const terms = { lasts: opened.until - now, ...(opened.account && { account: opened.account }) }
  const linked = (name: string) =>
    isBeside(name) ? fileLink(secret, `${folder}${name}`, fileName(name), now, terms) : name
  return list
    .split(/\r?\n/)
    .map((line) =>
      line.startsWith('#')
        ? line.replace(/URI="([^"]+)"/g, (_whole, name: string) => `URI="${linked(name)}"`)
        : line.trim() === ''
          ? line
          : linked(line.trim()),
    )
    .join('\n')
}

/** A plain path below the list: neither an address elsewhere nor one that leads up. */
function isBeside(name: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/.test(name)
}
