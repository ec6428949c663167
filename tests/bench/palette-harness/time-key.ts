declare global {
  interface Window {
    keyTimer: {
      /** Times the next key press; `read` waits for what it cost. */
      start(): void
      /** From the key event to the end of the frame that shows what it did, on the main thread, ms. */
      read(): Promise<number>
    }
  }
}

/** Results that have not changed for so long are those that a key was to bring; kbar puts them off by up to 100 ms. */
const quiet = 150

const observed = { subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true }

/** Lets a page's palette be measured, whichever it is: its results are a listbox. */
export function offerKeyTimer(): void {
  let timed: Promise<number>
  window.keyTimer = {
    start: () => {
      timed = timeKey()
    },
    read: () => timed,
  }
}

/** Waits for the next key press, and times it to the last frame that changed the results; to the next one, where none did. */
function timeKey(): Promise<number> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    let pressed = 0
    let painted = 0
    let isChanged = true
    const observer = new MutationObserver((changes) => {
      isChanged ||= changes.some((change) => isReal(change) && [change.target, ...change.addedNodes].some(isOfResults))
    })
    const look = () => requestAnimationFrame(() => channel.port2.postMessage(null))
    // A message that is posted in a frame comes in after the frame's style, layout and paint.
    channel.port1.onmessage = () => {
      const now = performance.now()
      if (isChanged) painted = now
      isChanged = false
      if (now - painted < quiet) return look()
      observer.disconnect()
      resolve(painted - pressed)
    }
    const onKey = (event: KeyboardEvent): void => {
      pressed = event.timeStamp
      observer.observe(document.body, observed)
      look()
    }
    window.addEventListener('keydown', onKey, { capture: true, once: true })
  })
}

/** An attribute that is written as it was is no change: cmdk writes the values of its rows whenever they are rendered. */
function isReal({ type, target, attributeName, oldValue }: MutationRecord): boolean {
  const isAttribute = type === 'attributes' && attributeName !== null && target instanceof Element
  return !isAttribute || target.getAttribute(attributeName) !== oldValue
}

function isOfResults(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[role=listbox]') != null || element?.querySelector('[role=listbox]') != null
}
