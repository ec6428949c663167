import { describe, expect, test } from 'vitest'
import { placeIn, touches } from '../../../../../src/client/engine/film/film-window'
import { peaksIn } from '../../../../../src/client/engine/film/make-trace'
import { createTimeView } from '../../../../../src/client/engine/film/time-view'
import { wavePath } from '../../../../../src/client/engine/film/wave-path'
import { stretchAround } from '../../../../../src/client/engine/film/wave-stretch'

describe('a time line', () => {
  const viewOf = (length: number, opens?: Parameters<typeof createTimeView>[0]) => {
    const view = createTimeView(opens)
    view.measure(length)
    return view
  }

  test('shows the whole film until somebody comes closer', () => {
    const view = viewOf(60)
    expect(view.get()).toEqual({ from: 0, span: 60 })
    view.zoom(2, 30)
    expect(view.get()).toEqual({ from: 15, span: 30 })
    view.zoom(0.1, 30)
    expect(view.get()).toEqual({ from: 0, span: 60 })
  })

  test('keeps in its place what is pointed at while one comes closer', () => {
    const view = viewOf(100)
    view.zoom(4, 80)
    expect(placeIn(view.get(), { from: 80, to: 80 }).start).toBeCloseTo(80)
  })

  test('goes no further than the film, and no closer than a second', () => {
    const view = viewOf(60)
    view.zoom(1_000, 60)
    expect(view.get()).toEqual({ from: 59, span: 1 })
    view.scroll(5)
    expect(view.get().from).toBe(59)
    view.scroll(-500)
    expect(view.get().from).toBe(0)
  })

  test('turns the page with the film, and lets who has looked elsewhere stay there', () => {
    const view = viewOf(100, { span: 30 })
    view.follow(29)
    view.follow(30.1)
    expect(view.get()).toEqual({ from: 30, span: 30 })
    view.scroll(1)
    view.follow(31)
    expect(view.get().from).toBe(60)
    view.reveal(5)
    expect(view.get().from).toBe(0)
  })

  test('of many rows shows no more of the film than they can be told apart on', () => {
    const view = viewOf(7_200, { span: 30, most: 300 })
    view.zoom(0.001, 15)
    expect(view.get().span).toBe(300)
  })

  test('draws what lies partly in its window, wide enough to be hit', () => {
    const window = { from: 30, span: 30 }
    expect(placeIn(window, { from: 20, to: 36 })).toEqual({ start: 0, width: 20 })
    expect(placeIn(window, { from: 59.9, to: 59.9 }).width).toBeGreaterThan(0.5)
    expect(placeIn({ from: 0, span: 0 }, { from: 1, to: 2 })).toEqual({ start: 0, width: 0 })
    expect([touches(window, { from: 20, to: 29 }), touches(window, { from: 20, to: 30 })]).toEqual([false, true])
  })
})

describe('a wave', () => {
  test('is the lowest and the highest of all channels at each place', () => {
    const left = new Float32Array(320).fill(0.5, 0, 160)
    const right = new Float32Array(320).fill(-1, 160)
    expect([...peaksIn([left, right], { length: 0.04, samplesPerSecond: 8_000 })]).toEqual([0, 64, -127, 0])
  })

  test('has as many places as the film is long, whatever the decoder has left', () => {
    expect(peaksIn([new Float32Array(10)], { length: 1.01, samplesPerSecond: 8_000 }).length).toBe(2 * 51)
  })

  test('is drawn from the window alone, with a line where it is silent, and not at all where there is no sound', () => {
    const peaks = btoa(String.fromCharCode(0, 0, 0x9c, 100, 0, 0))
    expect(wavePath({ from: 0, step: 1, peaks }, { from: 1, span: 2 })).toBe('M0.000 -100L1.000 -1L1.000 1L0.000 100Z')
    expect(wavePath({ from: 0, step: 1, peaks: '' }, { from: 0, span: 2 })).toBeUndefined()
  })

  test('is asked for once for windows beside each other', () => {
    expect(stretchAround({ from: 3, span: 36 }, 36)).toEqual({ from: 0, to: 36, points: 360 })
    expect(stretchAround({ from: 9, span: 3 }, 36)).toEqual({ from: 8, to: 16, points: 1_280 })
    expect(stretchAround({ from: 130, span: 100 }, 7_200)).toEqual(stretchAround({ from: 250, span: 100 }, 7_200))
    const { from, to } = stretchAround({ from: 250, span: 100 }, 7_200)
    expect(from <= 250 && to >= 350).toBe(true)
  })
})
