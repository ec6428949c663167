import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropStrayKeys } from '../../../../../src/client/engine/commands/drop-stray-keys'

type Listener = (event: object) => void

let listeners: Listener[] = []
const root = { dataset: {} as Record<string, string | undefined> }

beforeEach(() => {
  vi.useFakeTimers()
  listeners = []
  vi.stubGlobal('document', {
    documentElement: root,
    addEventListener: (_kind: string, listener: Listener) => listeners.push(listener),
    removeEventListener: (_kind: string, listener: Listener) => {
      listeners = listeners.filter((each) => each !== listener)
    },
  })
  vi.stubGlobal('window', { setTimeout })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Presses a key. @returns whether it was dropped */
function isDropped(key: string, more: object = {}): boolean {
  let dropped = false
  const event = { key, preventDefault: () => (dropped = true), stopPropagation: () => undefined, ...more }
  for (const listener of listeners) listener(event)
  return dropped
}

test('a word that was typed on from a command’s key stays out of its dialog, up to the first pause', () => {
  dropStrayKeys(() => false)
  const word = [...'yone'].map((letter) => {
    vi.advanceTimersByTime(150)
    return isDropped(letter)
  })
  expect(word).toEqual([true, true, true, true])
  vi.advanceTimersByTime(300)
  expect(isDropped('s')).toBe(false)
  expect(root.dataset.deaf).toBeUndefined()
})

test('Escape, Tab and chords work at once', () => {
  dropStrayKeys(() => false)
  expect([isDropped('Escape'), isDropped('Tab'), isDropped('Enter'), isDropped('k', { ctrlKey: true })]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a digit that picks among choices acts at once, and ends no word', () => {
  dropStrayKeys((key) => key === '3')
  expect([isDropped('3'), isDropped('o'), isDropped('4')]).toEqual([false, true, true])
})
