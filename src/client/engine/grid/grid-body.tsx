import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { GridController } from './grid-controller'
import { GridRowView } from './grid-row'
import type { DrawnColumns } from './grid-row'
import type { RowSource } from './grid-types'

interface GridBodyProps {
  readonly controller: GridController
  readonly source: RowSource
  readonly columns: DrawnColumns
  readonly rowHeight: number
}

/** The mounted rows; renders when other rows come into range or rows arrive, not when the grid scrolls within its range. */
export function GridBody({ controller, source, columns, rowHeight }: GridBodyProps) {
  const { viewport } = controller
  const range = useSyncExternalStore(viewport.subscribe, viewport.mounted)
  useSyncExternalStore(source.subscribe, source.version)
  useLayoutEffect(() => controller.committed())
  return Array.from({ length: range.pool }, (_, slot) => {
    const index = indexInSlot(slot, range.from, range.pool)
    if (index > range.to) return null
    const top = (index - range.base) * rowHeight
    return <GridRowView key={slot} index={index} top={top} row={source.get(index)} columns={columns} />
  })
}

/** The first position at or after `from` that this slot is for: a row keeps its element for as long as it is mounted. */
function indexInSlot(slot: number, from: number, pool: number): number {
  return from + ((slot - (from % pool) + pool) % pool)
}
