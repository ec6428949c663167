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

const found = import.meta.glob<OwnCell>('../../records/*/*.cell.tsx', { eager: true })

/** The cell of a field that its type cannot draw: the default export of `client/records/<entity>/<field>.cell.tsx`. */
export function ownCell(entity: string, field: string): ComponentType<OwnCellProps> | undefined {
  return found[`../../records/${entity}/${field}.cell.tsx`]?.default
}

/** The width of the column of a field with a cell of its own, where that says one. */
export function ownWidth(entity: string, field: string): number | undefined {
  return found[`../../records/${entity}/${field}.cell.tsx`]?.width
}

/** The cell that draws a field's former values, as a record's history holds them. */
export function formerCell(entity: string, field: string): ComponentType<OwnCellProps> | undefined {
  const module = found[`../../records/${entity}/${field}.cell.tsx`]
  return module?.drawsFormer ? module.default : undefined
}
