import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Kbd } from './kbd'
import { placeBeside } from './place-beside'
import type { Side } from './place-beside'
import styles from './tooltip.module.css'

/** Milliseconds before the first tooltip; within the second figure of the last one the next comes at once. */
const delay = 400
const afterglow = 300

/** The one tooltip of the console, which follows pointer and focus; stands once around it. Escape and any press send it away. */
export function TooltipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => followTargets(setTarget), [])
  useLayoutEffect(() => {
    if (!target || !bubble.current) return
    const { width, height } = bubble.current.getBoundingClientRect()
    const size = { width: window.innerWidth, height: window.innerHeight }
    const side = (target.dataset.tooltipSide ?? 'bottom') as Side
    const [x, y] = placeBeside(target.getBoundingClientRect(), { width, height }, side, size)
    bubble.current.style.translate = `${x}px ${y}px`
  }, [target])

  if (!target) return null
  const { tooltip = target.innerText, tooltipKeys } = target.dataset
  return (
    <div ref={bubble} role="tooltip" className={styles.tooltip}>
      {tooltip}
      {tooltipKeys && <Kbd keys={tooltipKeys} />}
    </div>
  )
}

function followTargets(show: (target: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: HTMLElement | null = null
  let hiddenAt = -Infinity

  const hide = (): void => {
    clearTimeout(timer)
    if (current) hiddenAt = performance.now()
    current = null
    show(null)
  }
  const come = (element: HTMLElement, wait: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!element.isConnected || element.dataset.state === 'open') return
      current = element
      show(element)
    }, wait)
  }
  const onPointerOver = (event: PointerEvent): void => {
    const element = targetOf(event.target)
    if (element === current || event.pointerType === 'touch') return
    hide()
    if (element) come(element, performance.now() - hiddenAt < afterglow ? 0 : delay)
  }
  const onFocus = (event: FocusEvent): void => {
    const element = targetOf(event.target)
    if (element?.matches(':focus-visible')) come(element, delay)
  }
  const listeners = {
    pointerover: onPointerOver,
    focusin: onFocus,
    focusout: hide,
    pointerdown: hide,
    keydown: hide,
    scroll: hide,
  }
  const entries = Object.entries(listeners) as [string, EventListener][]
  entries.forEach(([name, listener]) => document.addEventListener(name, listener, true))
  return () => {
    clearTimeout(timer)
    entries.forEach(([name, listener]) => document.removeEventListener(name, listener, true))
  }
}

/** What has a tooltip, or a cell of a grid whose text does not fit: its tooltip is all of it. */
function targetOf(node: EventTarget | null): HTMLElement | null {
  if (!(node instanceof Element)) return null
  const element = node.closest<HTMLElement>('[data-tooltip], [role=gridcell]')
  if (element?.dataset.tooltip !== undefined) return element
  return element && isCut(element) ? element : null
}

function isCut(cell: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = cell
  return (scrollWidth > clientWidth || scrollHeight > clientHeight + 1) && cell.innerText.trim() !== ''
}
