import type { Page } from '@playwright/test'

/** Presses a key that leads to another case, and times from its event to that case's paint, in milliseconds. */
export async function timeNextCase(page: Page, key: string): Promise<number> {
  const timed = await page.evaluateHandle(() => {
    // Each case is an article of its own.
    const before = document.querySelector('article')
    const isThere = () => {
      const now = document.querySelector('article')
      return now !== before && Boolean(now?.querySelector('h2')?.textContent)
    }
    const time = new Promise<number>((resolve) => {
      const onKey = ({ timeStamp }: KeyboardEvent) => {
        requestAnimationFrame(function look() {
          // A task that is queued in a frame runs after the frame's paint.
          if (isThere()) setTimeout(() => resolve(performance.now() - timeStamp))
          else requestAnimationFrame(look)
        })
      }
      addEventListener('keydown', onKey, { capture: true, once: true })
    })
    return { time }
  })
  await page.keyboard.press(key)
  return timed.evaluate(({ time }) => time)
}
