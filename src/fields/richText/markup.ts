/** The elements that formatted text may use, each with the attributes it may carry. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  em: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'width', 'height'],
  li: [],
  ol: [],
  p: [],
  pre: [],
  s: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  thead: [],
  tr: [],
  u: [],
  ul: [],
}

const TAG = /^<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/
const ATTRIBUTE = /([a-z-]+)="([^"<>]*)"/g
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i

/**
 * The first piece of markup that is not known to be harmless, or undefined. Whatever looks like markup must be exactly a
 * tag of the allowed ones, lower case, with quoted attributes: what is not understood is refused, never cleaned.
 */
export function firstUnsafeMarkup(html: string): string | undefined {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const tag = TAG.exec(html.slice(at, at + 5000))
    if (!tag || !isAllowed(tag[1]!, tag[2]!)) return html.slice(at, at + 30)
  }
  return undefined
}

/** The text without its markup, for lists and exports. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

function isAllowed(name: string, attributes: string): boolean {
  const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined
  if (!allowed) return false
  return [...attributes.matchAll(ATTRIBUTE)].every(
    ([, attribute = '', value = '']) =>
      allowed.includes(attribute) && (!['href', 'src'].includes(attribute) || SAFE_ADDRESS.test(value)),
  )
}
