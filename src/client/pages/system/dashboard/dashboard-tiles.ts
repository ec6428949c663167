import type { Tile } from '../../../base/settings/preferences'

/** The dashboard as it comes; what a person has arranged is kept as the whole list. */
const declaredTiles: readonly Tile[] = [
  { id: 'queues', width: 4, hidden: false },
  { id: 'figures', width: 4, hidden: false },
  { id: 'active', width: 2, hidden: false },
  { id: 'revenue', width: 2, hidden: false },
  { id: 'retention', width: 2, hidden: false },
  { id: 'hours', width: 2, hidden: false },
  { id: 'alerts', width: 1, hidden: false },
  { id: 'announcements', width: 1, hidden: false },
  { id: 'records', width: 1, hidden: false },
  { id: 'views', width: 1, hidden: false },
]

/** Tiles that need the right to see the figures of the business. */
export const figureTiles: ReadonlySet<string> = new Set(['figures', 'active', 'revenue', 'retention', 'hours'])

/** The tiles as a person has arranged them: unknown ones are passed over, new ones are at the end. */
export function arrangedTiles(own: readonly Tile[] | null | undefined): Tile[] {
  const known = (own ?? []).filter((tile) => declaredTiles.some(({ id }) => id === tile.id))
  return [...known, ...declaredTiles.filter((tile) => !known.some(({ id }) => id === tile.id))]
}

/** A tile moved by one place, within the ends. */
export function moveTile(tiles: readonly Tile[], id: string, step: 1 | -1): readonly Tile[] {
  const from = tiles.findIndex((tile) => tile.id === id)
  const to = from + step
  const tile = tiles[from]
  if (!tile || to < 0 || to >= tiles.length) return tiles
  const rest = tiles.filter((other) => other !== tile)
  return [...rest.slice(0, to), tile, ...rest.slice(to)]
}
