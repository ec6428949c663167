import type { Page } from '@playwright/test'
import { percentile, type Figure } from '../support/figure'

/** Places in the list, in hundredths. */
const places = [50, 3, 71, 28, 96, 42, 64, 12, 85, 55]

/** From a jump to some row of the user list, 1,000,000 rows from the server, to its data shown; less one round trip. */
export const gridJump: Figure = {
  name: 'grid-jump',
  goals: [{ name: 'grid-jump', unit: 'ms p95', goal: 40 }],
  prepare: async (bench) => {
    const running = await bench.millionUsers()
    const page = await bench.page()
    await running.signIn(page)
    await page.goto(`${running.address}/user-manage/user-list`)
    await page.locator('[role=grid][aria-rowcount="1000001"]').waitFor()
    let turn = 0
    return async () => {
      const roundTrip = await timeRoundTrip(page)
      const times: number[] = []
      turn++
      // Never twice to the same rows: those are there already.
      for (const place of places) times.push((await timeJump(page, (place + turn / 3) / 100)) - roundTrip)
      return [percentile(times, 0.95)]
    }
  },
}

/** The median of ten calls that do nothing, ms. */
function timeRoundTrip(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const times: number[] = []
    for (let count = 0; count < 10; count++) {
      const start = performance.now()
      await (await fetch('/healthz')).text()
      times.push(performance.now() - start)
    }
    return times.toSorted((left, right) => left - right)[5] ?? 0
  })
}

/** From putting the scrollbar's thumb elsewhere to the frame in which the row in the middle shows its data, ms. */
async function timeJump(page: Page, place: number): Promise<number> {
  const time = await page.evaluate((share) => {
    const scroller = document.querySelector<HTMLElement>('[data-scroller]')
    if (!scroller) throw new Error('There is no list.')
    const box = scroller.getBoundingClientRect()
    const middle = () =>
      document.elementFromPoint(box.left + 200, box.top + box.height / 2)?.closest<HTMLElement>('[data-index]')
    const before = middle()?.dataset.index
    const start = performance.now()
    scroller.scrollTop = scroller.scrollHeight * share
    return new Promise<number>((resolve) => {
      requestAnimationFrame(function look() {
        const row = middle()
        const isShown = row && row.dataset.index !== before && row.querySelector('[data-column=nickname]')?.textContent
        // A task that is queued in a frame runs after the frame's paint.
        if (isShown) setTimeout(() => resolve(performance.now() - start))
        else requestAnimationFrame(look)
      })
    })
  }, place)
  // Nobody drags a scrollbar twice in a wink: each jump is one of its own.
  await page.waitForTimeout(400)
  return time
}
