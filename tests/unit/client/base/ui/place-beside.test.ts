import { expect, test } from 'vitest'
import { placeBeside } from '../../../../../src/client/base/ui/place-beside'

const view = { width: 1000, height: 600 }
const bubble = { width: 100, height: 20 }
const box = (left: number, top: number) => ({ left, top, width: 40, height: 30 })

test.each([
  ['bottom', box(500, 100), [470, 136]],
  ['top', box(500, 100), [470, 74]],
  ['right', box(500, 100), [546, 105]],
  ['left', box(500, 100), [394, 105]],
  ['bottom', box(500, 560), [470, 534]],
  ['right', box(950, 100), [844, 105]],
  ['bottom', box(990, 100), [892, 136]],
  ['bottom', box(0, 100), [8, 136]],
] as const)('%s of %o', (side, target, place) => {
  expect(placeBeside(target, bubble, side, view)).toEqual(place)
})
