import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DropdownMenu } from '../../base/ui/dropdown-menu'
import { currentColumn } from './column-actions'
import { columnMenuLines } from './column-menu-lines'
import type { GridContext } from './grid-context'
import type { GridController } from './grid-controller'

interface ColumnMenuProps {
  readonly controller: GridController
  readonly onClose: () => void
}

/** What can be done with the cursor's column, below its title. */
export function ColumnMenu({ controller, onClose }: ColumnMenuProps) {
  const { t } = useTranslation()
  const { context } = controller
  const [place] = useState(() => placeOf(context))
  return (
    <DropdownMenu
      isOpen
      isByKey
      align="start"
      lines={columnMenuLines(context, (key) => t(key))}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <span aria-hidden style={{ position: 'fixed', ...place, width: 1, height: 1 }} />
    </DropdownMenu>
  )
}

/** Below the column's heading; at the grid's edge where that is out of sight. */
function placeOf(grid: GridContext): { readonly left: number; readonly top: number } {
  const columnId = CSS.escape(currentColumn(grid)?.id ?? '')
  const header = grid.root()?.querySelector(`[role=columnheader][data-column="${columnId}"]`)
  const box = (header ?? grid.root())?.getBoundingClientRect()
  return { left: box?.left ?? 0, top: (header ? box?.bottom : box?.top) ?? 0 }
}
