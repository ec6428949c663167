import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onScrolledToEnd } from '../../../../../src/client/base/ui/scroll-end'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function scroller(scrollHeight: number) {
  const target = new EventTarget()
  const element = {
    scrollTop: 0,
    clientHeight: 500,
    scrollHeight,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  const scrollTo = (top: number) => {
    element.scrollTop = top
    target.dispatchEvent(new Event('scroll'))
  }
  return { element, scrollTo }
}

test('Scroll-load triggers within 30 px of the bottom, throttled at 200 ms.', () => {
  const { element, scrollTo } = scroller(2000)
  const tell = vi.fn()
  const stop = onScrolledToEnd(element, tell)
  scrollTo(1469)
  vi.advanceTimersByTime(200)
  expect(tell).not.toHaveBeenCalled()
  scrollTo(1470)
  scrollTo(1480)
  scrollTo(1500)
  vi.advanceTimersByTime(199)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell).toHaveBeenCalledTimes(1)
  stop()
  scrollTo(1500)
  vi.advanceTimersByTime(400)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('a list that does not fill its place asks for more at once', () => {
  const tell = vi.fn()
  onScrolledToEnd(scroller(400).element, tell)
  expect(tell).toHaveBeenCalledTimes(1)
})
