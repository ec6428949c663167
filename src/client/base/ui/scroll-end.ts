/** So near to the bottom, in pixels, more is loaded (specification: business constants). */
const nearEnd = 30
/** Scrolling is looked at once in this many milliseconds (specification: business constants). */
const scrollThrottle = 200

type Scroller = Pick<
  HTMLElement,
  'scrollTop' | 'clientHeight' | 'scrollHeight' | 'addEventListener' | 'removeEventListener'
>

/**
 * Tells when an element is scrolled to within 30 pixels of its bottom, at most once in 200 ms; at once where what it holds does
 * not even fill it.
 * @returns ends it
 */
export function onScrolledToEnd(element: Scroller, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    timer = undefined
    if (element.scrollHeight - element.scrollTop - element.clientHeight <= nearEnd) tell()
  }
  const onScroll = (): void => {
    timer ??= setTimeout(look, scrollThrottle)
  }
  element.addEventListener('scroll', onScroll, { passive: true })
  look()
  return () => {
    clearTimeout(timer)
    element.removeEventListener('scroll', onScroll)
  }
}
