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

const found = import.meta.glob<OwnCell>('../../records/*/*.cell.tsx')
const cells = new Map<string, OwnCell>()
let loading: Promise<void> | undefined

/** Loads all cells of `client/records`, once, before a page is drawn. A load that failed is tried again the next time. */
export function loadOwnCells(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<void> {
  await Promise.all(Object.entries(found).map(async ([file, read]) => cells.set(file, await read())))
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
  return cells.get(`../../records/${entity}/${field}.cell.tsx`)
}
