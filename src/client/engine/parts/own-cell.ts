import type { ComponentType } from 'react'
import type { ApiRow } from './target'

/** What a cell with a body of its own is given. */
export interface OwnCellProps {
  readonly row: ApiRow
}

interface OwnCell {
  readonly default: ComponentType<OwnCellProps>
  /** The width of its column, in pixels, where it differs from that of the field's type. */
  readonly width?: number
  /** It draws nothing but what the row holds, so that former values are drawn by it too: `export const drawsFormer = true`. */
  readonly drawsFormer?: boolean
}

/** The modules of cells by their place in `client/records`: `./approval/args.cell.tsx`. */
export type OwnCells = Readonly<Record<string, OwnCell>>

let cells: OwnCells = {}

/** Takes the cells of `client/records`, which the shell hands in before it draws a page. */
export function takeOwnCells(found: OwnCells): void {
  cells = found
}

/** The cell of a field that its type cannot draw: the default export of `client/records/<entity>/<field>.cell.tsx`. */
export function ownCell(entity: string, field: string): ComponentType<OwnCellProps> | undefined {
  return moduleOf(entity, field)?.default
}

/** The width of the column of a field with a cell of its own, where the cell's file exports one. */
export function ownWidth(entity: string, field: string): number | undefined {
  return moduleOf(entity, field)?.width
}

/** The cell that draws a field's former values, as a record's history holds them. */
export function formerCell(entity: string, field: string): ComponentType<OwnCellProps> | undefined {
  const module = moduleOf(entity, field)
  return module?.drawsFormer ? module.default : undefined
}

function moduleOf(entity: string, field: string): OwnCell | undefined {
  return cells[`./${entity}/${field}.cell.tsx`]
}
