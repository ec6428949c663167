import type { SitePage } from '../../../../schema/site-map'

/**
 * The pages whose addresses are spelt most like a wanted one, the nearest first: by the share of letter pairs that both
 * have (Dice), the last segment counting twice, since sections are seldom mistyped.
 */
export function nearestPages(wanted: string, pages: readonly SitePage[], most: number): SitePage[] {
  const last = (path: string) => path.split('/').filter(Boolean).at(-1) ?? ''
  const score = ({ path }: SitePage) => likeness(wanted, path) + 2 * likeness(last(wanted), last(path))
  return [...pages]
    .map((info) => ({ info, score: score(info) }))
    .sort((a, b) => b.score - a.score || (a.info.path < b.info.path ? -1 : 1))
    .slice(0, most)
    .map(({ info }) => info)
}

function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  if (a.length + b.length === 0) return 0
  const left = [...b]
  const shared = a.filter((pair) => {
    const place = left.indexOf(pair)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
  return (2 * shared.length) / (a.length + b.length)
}

function pairsOf(text: string): string[] {
  const plain = text.toLowerCase()
  return Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) => plain.slice(index, index + 2))
}
