import { expect, test } from 'vitest'
import { qrCode } from '../../../../../src/client/base/ui/qr-code'

/** As a phone reads it: this very picture was read back by a decoder. */
const drama = `
#######...#.###...#######
#.....#...#.#..##.#.....#
#.###.#.##.#..##..#.###.#
#.###.#.#.#....##.#.###.#
#.###.#.##...#....#.###.#
#.....#.#########.#.....#
#######.#.#.#.#.#.#######
........##...#..#........
#.#####..####.#...#####..
.##..#.##.##..........#..
..#...#..#..#..###.##.###
#...##..##..#.##.#.##....
.#.#..#...##...#.##.###.#
##.....##.#.###.#.....##.
#...###.###..######.#####
#.##...#.#..##.##.#.#..##
#...#.##....#.#.#######..
........###....##...#.#..
#######....##...#.#.#..##
#.....#.##.#..#.#...#....
#.###.#.#.##...########.#
#.###.#.###.###..#####.##
#.###.#.#....###.#......#
#.....#.....##.##.#.#...#
#######.###.#.#....######`

const drawn = (text: string) =>
  qrCode(text)
    ?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n')

test('Deep links are shown as a code that phones read', () => {
  expect(drawn('ironman://drama/19')).toBe(drama.trim())
})

test.each([
  [14, 21],
  [15, 25],
  [62, 33],
  [63, 37],
  [666, 97],
])('%i bytes take a code of %i by %i', (bytes, size) => {
  expect(qrCode('x'.repeat(bytes))).toHaveLength(size)
})

test('what is too long to be read off a screen has no code', () => {
  expect(qrCode('x'.repeat(667))).toBeUndefined()
})
