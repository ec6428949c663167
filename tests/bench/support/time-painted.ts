import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** When something was painted first, since the page was asked for or the last `timePainted`. */
    painted: Promise<number>
  }
}

/** A cell of a list's row whose data are there. */
export const filledRow = '[role=row]:not(:has([data-skeleton])) [role=gridcell][data-column]'

/** Opens an address, and times from the navigation's begin until something is painted there, in milliseconds. */
export async function timeOpening(page: Page, url: string, selector: string): Promise<number> {
  await page.goto('about:blank')
  await page.addInitScript(watchFor, [selector, false] as const)
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(() => window.painted)
}

/** Presses keys, and times from the last one's event until something is painted that was not there, or is other than it was. */
export async function timeKeys(page: Page, keys: readonly string[], selector: string): Promise<number> {
  await page.evaluate(watchFor, [selector, true] as const)
  for (const key of keys) await page.keyboard.press(key)
  return page.evaluate(() => window.painted)
}

/** Runs in the page. */
function watchFor([selector, afterKey]: readonly [selector: string, afterKey: boolean]): void {
  const before = afterKey ? document.querySelector(selector) : null
  const text = before?.textContent
  let began = 0
  if (afterKey) addEventListener('keydown', ({ timeStamp }) => (began = timeStamp), { capture: true })
  window.painted = new Promise((resolve) => {
    const channel = new MessageChannel()
    // A message that is posted in a frame comes in after the frame's style, layout and paint.
    channel.port1.onmessage = () => resolve(performance.now() - began)
    requestAnimationFrame(function look() {
      const found = document.querySelector(selector)
      if (found?.checkVisibility() && (found !== before || found.textContent !== text)) channel.port2.postMessage(null)
      else requestAnimationFrame(look)
    })
  })
}
