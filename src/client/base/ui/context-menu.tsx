import { Suspense, cloneElement, lazy, useState } from 'react'
import type { HTMLAttributes, MouseEvent, ReactElement } from 'react'
import type { MenuLine } from './menu-items'
import { useLongPress } from './use-long-press'

export interface ContextMenuProps {
  readonly lines: readonly MenuLine[]
  /** Pixels at least. */
  readonly width?: number
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>
}

const Loaded = lazy(() => import('./context-menu-loaded').then((module) => ({ default: module.ContextMenuLoaded })))

/** The menu of a thing, by right click, long press, or Shift+F10. Its machinery comes when it is first asked for. */
export function ContextMenu(props: ContextMenuProps) {
  const [openedAt, setOpenedAt] = useState<readonly [number, number] | null>(null)
  const longPress = useLongPress((x, y) => setOpenedAt([x, y]))
  if (!openedAt) {
    return cloneElement(props.children, {
      ...longPress,
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault()
        setOpenedAt([event.clientX, event.clientY])
      },
    })
  }
  return (
    <Suspense fallback={props.children}>
      <Loaded {...props} openedAt={openedAt} />
    </Suspense>
  )
}
