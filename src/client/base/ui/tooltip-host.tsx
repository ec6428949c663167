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
    const side = (target.dataset.tooltipSide ?? (pictureIn(target) ? 'right' : 'bottom')) as Side
    const [x, y] = placeBeside(target.getBoundingClientRect(), { width, height }, side, size)
    bubble.current.style.translate = `${x}px ${y}px`
  }, [target])

  if (!target) return null
  const { tooltip = target.innerText, tooltipKeys } = target.dataset
  const picture = pictureIn(target)
  if (picture)
    return (
      <div ref={bubble} role="tooltip" className={styles.enlarged}>
        <img src={picture.src} alt="" className={styles.picture} style={enlarged(picture)} />
        {tooltip !== '' && <span>{tooltip}</span>}
      </div>
    )
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

/** The longer side of a picture that is shown larger, CSS pixels. */
const largeSide = 240

/** The small picture that is meant by the pointer, or in the cell that is meant: it is shown large enough to know what is on it. */
function pictureIn(target: HTMLElement): HTMLImageElement | null {
  return target.querySelector<HTMLImageElement>('[data-picture] img')
}

/** A picture in its own ratio, as the frame of the small one has cut it. */
function enlarged(picture: HTMLImageElement): { readonly width: number; readonly height: number } {
  const { width, height } = picture.getBoundingClientRect()
  const scale = largeSide / Math.max(width, height, 1)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** What has a tooltip, or a text that does not fit where it stands: its tooltip is all of it. */
function targetOf(node: EventTarget | null): HTMLElement | null {
  if (!(node instanceof Element)) return null
  const element = node.closest<HTMLElement>('[data-tooltip], [data-picture], [role=gridcell]')
  if (element?.dataset.tooltip !== undefined || element?.dataset.picture !== undefined) return element
  // A cell that has the focus shows its picture too.
  return element && (isCut(element) || (node === element && element.matches(':focus') && pictureIn(element)))
    ? element
    : cutText(node)
}

/** A text under the pointer, or in what has the focus, that ends in dots for want of room, where no title tells all of it already. */
function cutText(node: Element): HTMLElement | null {
  if (node.closest('[title]')) return null
  const inside = node.matches(':focus') ? [...node.querySelectorAll<HTMLElement>('span, b')] : []
  const around = [node, node.parentElement].filter((each) => each instanceof HTMLElement)
  return [...around, ...inside].find((each) => endsInDots(each) && isCut(each)) ?? null
}

function endsInDots(element: HTMLElement): boolean {
  return getComputedStyle(element).textOverflow === 'ellipsis'
}

function isCut(cell: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = cell
  return (scrollWidth > clientWidth || scrollHeight > clientHeight + 1) && cell.innerText.trim() !== ''
}
