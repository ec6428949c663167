import type { Page } from '@playwright/test'

/** How a page has followed a key that was held. */
interface Followed {
  /** From each press to its paint, in milliseconds, as Event Timing tells: in steps of 8, presses under 16 left out. */
  readonly paints: readonly number[]
  /** The time between two frames each, in milliseconds. */
  readonly frames: readonly number[]
}

/** Presses a key 30 times a second, and times each press to its paint. @returns the paints of all presses, and the frames */
export async function timeHeldKey(page: Page, key: string, seconds: number): Promise<Followed> {
  const presses = seconds * 30
  const watched = await page.evaluateHandle(() => {
    const paints: number[] = []
    const frames: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') paints.push(duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    let last = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      frames.push(now - last)
      last = now
      frame = requestAnimationFrame(count)
    })
    return {
      end: () => {
        cancelAnimationFrame(frame)
        observer.disconnect()
        return { paints, frames }
      },
    }
  })
  const begin = performance.now()
  for (let count = 0; count < presses; count++) {
    await page.keyboard.down(key)
    await page.waitForTimeout(Math.max(0, begin + ((count + 1) * 1000) / 30 - performance.now()))
  }
  await page.keyboard.up(key)
  await page.waitForTimeout(300)
  const { paints, frames } = await watched.evaluate(({ end }) => end())
  // What was painted faster than Event Timing reports took at most 8 ms when rounded.
  return { paints: [...paints, ...Array<number>(Math.max(0, presses - paints.length)).fill(8)], frames }
}
