const typedInto =
  ':is(input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea,[contenteditable=true]):not([disabled])'
const focusable = ':is(input,select,button,[tabindex="0"]):not([disabled])'

/** The place last focused on the page. */
let last: HTMLElement | null = null
/** The focus is on the page as a whole only because what belongs to it was not drawn yet. */
let isWaiting = false
/** Who clicks on nothing that takes the focus, or leaves by Tab, has taken the focus away on purpose, until the next key. */
let isPutAway = false

/**
 * Puts the focus where the page wants it: where it was last, else into what is marked `data-focus-home` (a form its first field),
 * else into its list, else onto the page itself.
 */
export function focusHome(): void {
  const page = document.querySelector<HTMLElement>('main')
  if (!page) return
  const place = homeIn(page)
  isWaiting = place === page
  place.focus({ preventScroll: true })
}

/** Leaves what is typed into for the page as a whole, whose keys are then meant: without a place of its own the focus would come back. */
export function leaveField(): void {
  last = null
  isWaiting = false
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** To be called when another page is shown: the focus follows unless something beside the page has it, as the menu does. */
export function focusPage(): void {
  last = null
  isPutAway = false
  if (isNowhere()) focusHome()
}

/**
 * Keeps the focus from falling out of the page, where keys would find nothing: whatever had it goes away, a button of a message,
 * a dialog, a row, and the focus goes home. Ends when the returned function is called.
 */
export function keepFocus(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let handle = 0
  const settle = () => {
    handle = 0
    if (isLost() && !isPutAway) focusHome()
  }
  const soon = () => {
    if (isLost()) handle ||= requestAnimationFrame(settle)
  }
  const observer = new MutationObserver(soon)
  observer.observe(document.body, { childList: true, subtree: true })
  const listen = (type: string, run: (event: Event) => void) =>
    document.addEventListener(type, run, { capture: true, signal })
  listen('focusin', ({ target }) => {
    isPutAway = false
    if (!(target instanceof HTMLElement) || target.tagName === 'MAIN') return
    isWaiting = false
    if (target.closest('main')) last = target
  })
  listen('focusout', soon)
  listen('pointerdown', () => {
    isPutAway = true
    isWaiting = false
  })
  listen('keydown', (event) => {
    // Tab may leave the document, and comes in again at its beginning.
    isPutAway = event instanceof KeyboardEvent && event.key === 'Tab'
    if (document.activeElement === document.body) settle()
    isWaiting = false
  })
  return () => {
    observer.disconnect()
    ending.abort()
    cancelAnimationFrame(handle)
  }
}

/** Nothing has the focus, and nothing lies over the page that is about to take it. */
function isLost(): boolean {
  if (document.querySelector('[role=dialog][data-state=open],[role=alertdialog],[role=menu]')) return false
  return document.activeElement === document.body || (isWaiting && document.activeElement?.matches('main') === true)
}

/** Whether nothing of the page has the focus: a page that comes may take it. */
export function isNowhere(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches('main')
}

function homeIn(page: HTMLElement): HTMLElement {
  if (last?.isConnected && page.contains(last) && last.getClientRects().length > 0) return last
  const home = page.querySelector<HTMLElement>('[data-focus-home]')
  if (home?.matches('[tabindex]')) return home
  // Its fields are on their way: a button that is there already is not where people begin.
  if (home?.querySelector('[data-coming]')) return page
  return (
    home?.querySelector<HTMLElement>(typedInto) ??
    home?.querySelector<HTMLElement>(focusable) ??
    page.querySelector<HTMLElement>('[role=grid]') ??
    page
  )
}
