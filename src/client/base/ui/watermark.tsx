import { useEffect, useRef } from 'react'
import { useCaption } from '../i18n/use-caption'
import styles from './watermark.module.css'

/** Figures of the specification: constants, watermark. */
const mark = { width: 240, height: 80, angle: 20, fontSize: 24, opacity: 0.1 }
const scrollThrottle = 50
const driftInterval = 4000

/** The signed-in name, faint over every page. It moves with scrolling and drifts, so that no picture of a screen is without it. */
export function Watermark({ name }: { readonly name: string | null }) {
  const caption = useCaption()
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => (layer.current ? keepMoving(layer.current) : undefined), [])
  return (
    <div
      ref={layer}
      className={styles.watermark}
      style={{ maskImage: `url("${drawMark(name ?? caption('shell.notLoggedIn'))}")`, opacity: mark.opacity }}
      aria-hidden
    />
  )
}

/** Two marks, staggered, as an SVG data address to be repeated; it is used as a mask, so its colour is the page's. */
export function drawMark(text: string): string {
  const escaped = text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const { width, height, angle, fontSize } = mark
  const drawn = [0, 1].map((index) => {
    const [x, y] = [(index + 0.5) * width, (index + 0.5) * height]
    return `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="middle" transform="rotate(-${angle} ${x} ${y})">${escaped}</text>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" font-family="sans-serif" font-size="${fontSize}">${drawn.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Moves by a transform alone: the browser shifts a layer and draws nothing again. */
function keepMoving(layer: HTMLElement): () => void {
  let drift = 0
  let scrolled = 0
  let isWaiting = false
  const move = (): void => {
    const x = -((drift * 7) % (mark.width * 2))
    const y = -((drift * 5 + scrolled) % (mark.height * 2))
    layer.style.transform = `translate(${x}px, ${y}px)`
  }
  const onScroll = ({ target }: Event): void => {
    if (isWaiting || !(target instanceof Element)) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      scrolled = Math.abs(target.scrollTop)
      move()
    }, scrollThrottle)
  }
  const timer = setInterval(() => {
    drift++
    move()
  }, driftInterval)
  document.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    document.removeEventListener('scroll', onScroll, { capture: true })
  }
}
