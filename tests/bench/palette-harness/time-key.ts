/** What one key press cost. */
export interface KeyTime {
  /** From the key event to the end of the frame that shows what it did, on the main thread, ms. */
  readonly painted: number
  /** Rows on screen then, to tell that something was painted. */
  readonly rows: number
}

/** Waits for the next key press, and times it to its paint. */
export function timeKey(): Promise<KeyTime> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    let pressed = 0
    channel.port1.onmessage = () =>
      resolve({ painted: performance.now() - pressed, rows: document.querySelectorAll('[role=option]').length })
    const onKey = (event: KeyboardEvent): void => {
      pressed = event.timeStamp
      // A message that is posted in a frame comes in after the frame's style, layout and paint.
      requestAnimationFrame(() => channel.port2.postMessage(null))
    }
    window.addEventListener('keydown', onKey, { capture: true, once: true })
  })
}
