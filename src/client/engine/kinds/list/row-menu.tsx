import type { MenuPoint } from '../../grid/grid-types'
import { DropdownMenu } from '../../../base/ui/dropdown-menu'
import type { MenuLine } from '../../../base/ui/menu-items'

interface RowMenuProps {
  readonly point: MenuPoint
  readonly lines: readonly MenuLine[]
  readonly onClose: () => void
}

/** The commands of rows, where the pointer or the cursor is. */
export function RowMenu({ point, lines, onClose }: RowMenuProps) {
  return (
    <DropdownMenu isOpen lines={lines} align="start" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <span aria-hidden style={{ position: 'fixed', left: point.x, top: point.y, width: 1, height: 1 }} />
    </DropdownMenu>
  )
}
