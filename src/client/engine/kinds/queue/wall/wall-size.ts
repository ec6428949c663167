import type { Wall } from '../../../../../schema/wall'

/** How many cases a wall has on one screen: as tiles, or in lines under each other. */
export interface WallSize {
  readonly name: '3x3' | '4x4' | '6x4' | 'lines'
  readonly columns: number
  readonly rows: number
}

const middle: WallSize = { name: '4x4', columns: 4, rows: 4 }
const lines: WallSize = { name: 'lines', columns: 1, rows: 20 }

const all: readonly WallSize[] = [
  { name: '3x3', columns: 3, rows: 3 },
  middle,
  { name: '6x4', columns: 6, rows: 4 },
  lines,
]

/** From few large tiles to many small ones, and lines; lines alone where there is nothing to see. */
export function sizesOf({ shows }: Pick<Wall, 'shows'>): readonly WallSize[] {
  return shows.length > 0 ? all : [lines]
}

/** Columns of a phone, where there are several. */
const phoneColumns = 2

/** How many tiles of a size stand side by side. */
export function columnsOf({ columns }: WallSize, isPhone: boolean): number {
  return isPhone ? Math.min(columns, phoneColumns) : columns
}

/** The size with larger or smaller tiles, as far as there is one. @param by 1 for smaller tiles */
export function sizeBeside(sizes: readonly WallSize[], { name }: WallSize, by: 1 | -1): WallSize {
  const index = sizes.findIndex((each) => each.name === name) + by
  return sizeAt(sizes, sizes[Math.max(0, Math.min(index, sizes.length - 1))]?.name)
}

/** The size of a name; for any other the middle one, or the only one. */
export function sizeAt(sizes: readonly WallSize[], name: string | null | undefined): WallSize {
  const usual = sizes.includes(middle) ? middle : lines
  return sizes.find((each) => each.name === name) ?? usual
}

const keyOf = (page: string) => `iron-man.wall.${page}`

/** The size that a person has chosen on a page, in this browser. */
export function keptSize(page: string, sizes: readonly WallSize[]): WallSize {
  return sizeAt(sizes, localStorage.getItem(keyOf(page)))
}

/** Remembers the size that was chosen on a page. */
export function keepSize(page: string, { name }: WallSize): void {
  localStorage.setItem(keyOf(page), name)
}
