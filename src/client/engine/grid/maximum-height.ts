/** More than any browser grants; Chromium clamps at 33,554,428 device pixels, Firefox ignores what is too large. */
const attempts = [100_000_000, 17_000_000, 12_000_000, 6_000_000]
const leastBelievable = 1_000_000

let known: { ratio: number; height: number } | undefined

/** The tallest element that scrolls truly, in CSS pixels at the present device pixel ratio; measured once a ratio. */
export function maximumElementHeight(): number {
  if (known?.ratio === window.devicePixelRatio) return known.height
  const height = measure()
  known = { ratio: window.devicePixelRatio, height }
  return height
}

/** Calls back whenever the device pixel ratio changes (zoom, another screen); returns the way to stop. */
export function onPixelRatioChange(callback: () => void): () => void {
  let query: MediaQueryList
  const listen = () => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    query.addEventListener('change', changed, { once: true })
  }
  const changed = () => {
    listen()
    callback()
  }
  listen()
  return () => query.removeEventListener('change', changed)
}

function measure(): number {
  const outer = document.createElement('div')
  outer.style.cssText = 'position:fixed;width:1px;height:1px;overflow:auto;visibility:hidden;pointer-events:none'
  const inner = outer.appendChild(document.createElement('div'))
  document.body.append(outer)
  let found = leastBelievable
  for (const attempt of attempts) {
    inner.style.height = `${attempt}px`
    if (outer.scrollHeight < leastBelievable) continue
    found = outer.scrollHeight
    break
  }
  outer.remove()
  // The clamp applies to sums of paddings and offsets too; stay a little below.
  return Math.floor(found * 0.99)
}
