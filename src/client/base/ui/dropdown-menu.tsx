import { Suspense, cloneElement, lazy, useState } from 'react'
import type { HTMLAttributes, KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'
import type { MenuLine } from './menu-items'

export interface DropdownMenuProps {
  readonly lines: readonly MenuLine[]
  readonly align?: 'start' | 'center' | 'end'
  readonly side?: 'bottom' | 'right'
  /** Shown above the lines, e.g. who is signed in. */
  readonly header?: ReactNode
  readonly isOpen?: boolean
  /** Opened by a key: the first line takes the focus. */
  readonly isByKey?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
  /** The button that opens it. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Fetches the menu's machinery before it is needed. */
export const loadDropdownMenu = () => import('./dropdown-menu-loaded')
const Loaded = lazy(() => loadDropdownMenu().then((module) => ({ default: module.DropdownMenuLoaded })))

/** A menu below a button. Until it is first opened only the button exists; what opens it comes after the first load. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { isOpen = false, onOpenChange, children } = props
  const [wantedBy, setWantedBy] = useState<'key' | 'pointer' | null>(null)
  const open = (by: 'key' | 'pointer'): void => {
    setWantedBy(by)
    onOpenChange?.(true)
  }
  const opener = cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void loadDropdownMenu(),
    onFocus: () => void loadDropdownMenu(),
    onClick: ({ detail }: MouseEvent) => open(detail === 0 ? 'key' : 'pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open('key')
    },
  })
  if (!wantedBy && !isOpen) return opener
  return (
    <Suspense fallback={opener}>
      <Loaded {...props} isByKey={props.isByKey ?? wantedBy === 'key'} />
    </Suspense>
  )
}
