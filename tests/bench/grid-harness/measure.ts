import type { CDPSession, Page } from '@playwright/test'

/** Frames as the page's own animation frames saw them. */
export interface Frames {
  readonly count: number
  /** 95th percentile of the time between two frames, ms. */
  readonly p95: number
  readonly worst: number
  readonly over25: number
  readonly over33: number
}

export interface HeldArrow {
  /** From the key event's time stamp to the next paint by Event Timing, which rounds to 8 ms; ms. */
  readonly paintP50: number
  readonly paintP95: number
  /** The same to the end of the frame's own work on the main thread, not rounded; ms. */
  readonly doneP95: number
  readonly frames: Frames
  readonly presses: number
  /** Rows that the cursor moved. */
  readonly moved: number
}

/** Holds an arrow key as a keyboard does, 30 presses a second: once for the paints, once for the frames. The page has a list of that kind. */
export async function measureHeldArrow(page: Page, seconds: number): Promise<HeldArrow> {
  const paints = await holdArrow(page, seconds, false)
  const { frames } = await holdArrow(page, seconds, true)
  const { keys, done, presses, moved } = paints
  // Event Timing reports events of 16 ms and more only; the others took at most 8 when rounded.
  const durations = [...keys, ...Array.from({ length: Math.max(0, presses - keys.length) }, () => 8)]
  return {
    paintP50: percentile(durations, 0.5),
    paintP95: percentile(durations, 0.95),
    doneP95: percentile(done, 0.95),
    frames: summary(frames),
    presses,
    moved,
  }
}

async function holdArrow(page: Page, seconds: number, withFrames: boolean) {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => window.arrowList.focusRow(0))
  await page.waitForTimeout(300)
  await page.evaluate((frames) => window.arrowList.startRecording(frames), withFrames)
  const presses = await holdKey(session, 'ArrowDown', 40, seconds)
  await page.waitForTimeout(200)
  const recording = await page.evaluate(() => window.arrowList.stopRecording())
  await session.detach()
  return { ...recording, presses, moved: await page.evaluate(() => window.arrowList.focusedRow()) }
}

/** Scrolls by this many CSS pixels in every frame. */
export async function measureScroll(page: Page, pixels: number, seconds: number): Promise<Frames & { blank: number }> {
  await page.evaluate(() => window.harness.grid?.goToRow(0))
  await page.waitForTimeout(300)
  const { frames, blank } = await page.evaluate(
    ([step, milliseconds]) => window.harness.scrollFrames(step, milliseconds),
    [pixels, seconds * 1000] as const,
  )
  return { ...summary(frames), blank }
}

/** Walks a million rows in this many landings; the heap after each tenth of the way, collected, bytes. */
export async function measureHeap(page: Page, landings: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const heaps: number[] = []
  for (let tenth = 0; tenth < 10; tenth += 1) {
    await page.evaluate(([from, share]) => window.harness.walk(from, from + 10, share), [
      tenth * 10,
      landings / 10,
    ] as const)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    heaps.push(usedSize)
  }
  await session.detach()
  return heaps
}

/** Presses a key 30 times a second without a release, as a held key does; returns how often. */
async function holdKey(session: CDPSession, key: string, keyCode: number, seconds: number): Promise<number> {
  const interval = 1000 / 30
  const press = { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: keyCode } as const
  const start = performance.now()
  const sent: Promise<unknown>[] = []
  for (let count = 0; count < seconds * 30; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, start + count * interval - performance.now()))
    sent.push(session.send('Input.dispatchKeyEvent', { ...press, autoRepeat: count > 0 }))
  }
  await Promise.all(sent)
  await session.send('Input.dispatchKeyEvent', { ...press, type: 'keyUp' })
  return sent.length
}

/** The value below which a share of the values lies. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function summary(frames: readonly number[]): Frames {
  return {
    count: frames.length,
    p95: percentile(frames, 0.95),
    worst: Math.max(...frames),
    over25: frames.filter((frame) => frame > 25).length,
    over33: frames.filter((frame) => frame > 33.4).length,
  }
}
