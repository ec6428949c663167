/** How many tiles a wall has on one screen. */
export interface WallSize {
  readonly name: '3x3' | '4x4' | '6x4'
  readonly columns: number
  readonly rows: number
}

const middle: WallSize = { name: '4x4', columns: 4, rows: 4 }

/** From few large tiles to many small ones. */
export const wallSizes: readonly WallSize[] = [
  { name: '3x3', columns: 3, rows: 3 },
  middle,
  { name: '6x4', columns: 6, rows: 4 },
]

/** Columns of a phone, whatever the size. */
const phoneColumns = 2

/** How many tiles of a size stand side by side. */
export function columnsOf({ columns }: WallSize, isPhone: boolean): number {
  return isPhone ? phoneColumns : columns
}

/** The size with larger or smaller tiles, as far as there is one. @param by 1 for smaller tiles */
export function sizeBeside({ name }: WallSize, by: 1 | -1): WallSize {
  const index = wallSizes.findIndex((each) => each.name === name) + by
  return sizeAt(wallSizes[Math.max(0, Math.min(index, wallSizes.length - 1))]?.name)
}

/** The size of a name; the middle one for any other. */
export function sizeAt(name: string | null | undefined): WallSize {
  return wallSizes.find((each) => each.name === name) ?? middle
}

const keyOf = (page: string) => `iron-man.wall.${page}`

/** The size that a person has chosen on a page, in this browser. */
export function keptSize(page: string): WallSize {
  return sizeAt(localStorage.getItem(keyOf(page)))
}

/** Remembers the size that was chosen on a page. */
export function keepSize(page: string, { name }: WallSize): void {
  localStorage.setItem(keyOf(page), name)
}
