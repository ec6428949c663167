import type { Page } from '@playwright/test'

/** What takes longer counts as this, in milliseconds. */
const patience = 10_000

/**
 * Presses a key that leads to another case, and times from its event to that case's paint, in milliseconds.
 * @param withFilm until the first picture of its film can be shown, too
 */
export async function timeNextCase(page: Page, key: string, withFilm = false): Promise<number> {
  const timed = await page.evaluateHandle(
    ([waitsForFilm, longest]) => {
      // Each case is an article of its own.
      const before = document.querySelector('article')
      const isThere = () => {
        const now = document.querySelector('article')
        const isReady = (now?.querySelector<HTMLVideoElement>('video:not([hidden])')?.readyState ?? 0) > 1
        return now !== before && Boolean(now?.querySelector('h2')?.textContent) && (isReady || !waitsForFilm)
      }
      const time = new Promise<number>((resolve) => {
        const onKey = ({ timeStamp }: KeyboardEvent) => {
          requestAnimationFrame(function look() {
            // A task that is queued in a frame runs after the frame's paint.
            if (isThere() || performance.now() - timeStamp > longest)
              setTimeout(() => resolve(performance.now() - timeStamp))
            else requestAnimationFrame(look)
          })
        }
        addEventListener('keydown', onKey, { capture: true, once: true })
      })
      return { time }
    },
    [withFilm, patience] as const,
  )
  await page.keyboard.press(key)
  return timed.evaluate(({ time }) => time)
}
