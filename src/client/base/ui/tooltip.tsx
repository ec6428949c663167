import { cloneElement } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { TooltipHost } from './tooltip-host'

interface TooltipProps {
  readonly content: string
  /** The shortcut shown next to the text. */
  readonly keys?: string | undefined
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** One element that can take the focus. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Stands once around everything that has tooltips. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <TooltipHost />
    </>
  )
}

/** A word about a control, by hover and by focus, with the key that does the same. */
export function Tooltip({ content, keys, side = 'bottom', children }: TooltipProps) {
  return cloneElement(children, tooltipAttributes(content, keys, side))
}

/** The same for an element one writes oneself: `<button {...tooltipAttributes('Close', 'Escape')}>`. */
function tooltipAttributes(content: string, keys?: string, side: TooltipProps['side'] = 'bottom'): object {
  return { 'data-tooltip': content, 'data-tooltip-side': side, ...(keys && { 'data-tooltip-keys': keys }) }
}
