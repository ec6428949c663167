import type { OwnCells } from '../engine/parts/own-cell'

/** The cells of records' own, all in one: a list draws them at once. */
export const cells: OwnCells = import.meta.glob('./*/*.cell.tsx', { eager: true })
