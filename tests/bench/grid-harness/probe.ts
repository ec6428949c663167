/** Measures from inside the page, where the clock of its frames is. */
export interface Recording {
  /** Duration of each key press by Event Timing, ms in steps of 8; those under 16 are not reported. */
  readonly keys: number[]
  /** From each key press to the end of its frame's work on the main thread, ms. */
  readonly done: number[]
  /** Time between two animation frames, ms. */
  readonly frames: number[]
}

/** Records key presses, and frames if asked to, until the function it returns is called. */
export function record(withFrames: boolean): () => Recording {
  const recording: Recording = { keys: [], done: [], frames: [] }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') recording.keys.push(entry.duration)
  })
  const timing: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  observer.observe(timing)
  const channel = new MessageChannel()
  let pressed: number[] = []
  channel.port1.onmessage = () => {
    const now = performance.now()
    recording.done.push(...pressed.map((time) => now - time))
    pressed = []
  }
  const onKey = (event: KeyboardEvent) => {
    if (pressed.push(event.timeStamp) === 1) requestAnimationFrame(() => channel.port2.postMessage(null))
  }
  window.addEventListener('keydown', onKey, { capture: true })
  // Asking for every frame keeps the compositor awake, which delays what a key paints: frames are timed in runs of their own.
  const stopFrames = withFrames ? eachFrame((time) => recording.frames.push(time)) : () => undefined
  return () => {
    stopFrames()
    observer.disconnect()
    window.removeEventListener('keydown', onKey, { capture: true })
    return recording
  }
}

/** Scrolls by this many CSS pixels in every frame; counts the frames that showed nothing where a row belongs. */
export function scrollFrames(pixels: number, milliseconds: number): Promise<{ frames: number[]; blank: number }> {
  const scroller = document.querySelector<HTMLElement>('[data-scroller]')
  const box = scroller?.getBoundingClientRect()
  const frames: number[] = []
  let blank = 0
  return new Promise((resolve) => {
    const stop = eachFrame((time) => {
      if (!scroller || !box) return
      frames.push(time)
      const middle = document.elementFromPoint(box.left + 300, box.top + box.height / 2)
      if (!middle?.closest('[role=row]')) blank += 1
      scroller.scrollTop += pixels
    })
    setTimeout(() => {
      stop()
      resolve({ frames, blank })
    }, milliseconds)
  })
}

/** Lands on rows spread evenly over a part of the list, from and to in hundredths. */
export async function walk(from: number, to: number, landings: number): Promise<void> {
  const { grid, source } = window.harness
  for (let landing = 0; landing < landings; landing += 1) {
    grid?.goToRow(Math.floor(((from + ((to - from) * landing) / landings) / 100) * source.count))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
}

function eachFrame(visit: (milliseconds: number) => void): () => void {
  let last: number | undefined
  let request = requestAnimationFrame(function frame(now) {
    if (last !== undefined) visit(now - last)
    last = now
    request = requestAnimationFrame(frame)
  })
  return () => cancelAnimationFrame(request)
}
