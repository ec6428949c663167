import { checkBytes } from './qr-field'

// For level M, by version from 1 (ISO/IEC 18004, table 9): check bytes of a block, and blocks.
const checksOfBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const blocksOf = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]

type Grid = (boolean | undefined)[][]

/**
 * A text as a QR code of level M, row by row, true where it is dark.
 * @returns undefined for a text over 666 bytes: a code of more than version 20 is too fine to be read off a screen
 */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  const version = blocksOf.findIndex((_, index) => bitsFor(bytes.length, index + 1) <= dataBytes(index + 1) * 8) + 1
  if (version === 0) return undefined
  const stream = interleaved(codewords(bytes, version), version)
  const frame = framed(version)
  const masked = masks.map((mask, index) => withFormat(filled(frame, stream, mask), index))
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

const sizeOf = (version: number) => version * 4 + 17
const bitsFor = (length: number, version: number) => 4 + (version < 10 ? 8 : 16) + length * 8

/** The places of the small squares that a code is straightened by. */
function alignments(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const last = sizeOf(version) - 7
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)]
}

function rawBytes(version: number): number {
  const squares = alignments(version).length
  const taken = squares === 0 ? 0 : (25 * squares - 10) * squares - 55
  return Math.floor(((16 * version + 128) * version + 64 - taken - (version >= 7 ? 36 : 0)) / 8)
}

function dataBytes(version: number): number {
  return rawBytes(version) - checksOfBlock[version - 1]! * blocksOf[version - 1]!
}

function codewords(bytes: readonly number[], version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const room = dataBytes(version) * 8
  put(0, Math.min(4, room - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  )
}

/** Data and checks, a byte of each block in turn; the first blocks are a byte shorter where they do not come out even. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, checks] = [blocksOf[version - 1]!, checksOfBlock[version - 1]!]
  const shortest = Math.floor(data.length / count)
  const short = count - (data.length % count)
  let from = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = data.slice(from, (from += shortest + (index < short ? 0 : 1)))
    return { block, check: checkBytes(block, checks) }
  })
  const inTurn = (lists: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return [
    ...inTurn(
      blocks.map(({ block }) => block),
      shortest + 1,
    ),
    ...inTurn(
      blocks.map(({ check }) => check),
      checks,
    ),
  ]
}

/** What every code of a version has: corners, ruler, squares, version; format kept free. Undefined where data goes. */
function framed(version: number): Grid {
  const size = sizeOf(version)
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
  const square = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4])
  const places = alignments(version)
  const [first, last] = [6, size - 7]
  for (const x of places)
    for (const y of places)
      if (!(x === first && y === first) && !(x === first && y === last) && !(x === last && y === first))
        square(x, y, 2, [1])
  for (const [x, y] of formatPlaces(size).flat()) put(x, y, false)
  put(8, size - 8, true)
  if (version >= 7) drawVersion(version, size, put)
  return grid
}

function drawVersion(version: number, size: number, put: (x: number, y: number, dark: boolean) => void): void {
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)]
    put(a, b, ((bits >> at) & 1) === 1)
    put(b, a, ((bits >> at) & 1) === 1)
  }
}

/** Where the 15 bits of the format stand, twice, from the lowest bit. */
function formatPlaces(size: number): (readonly [x: number, y: number])[][] {
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
  return [
    [
      ...range(0, 6).map((at) => [8, at] as const),
      [8, 7],
      [8, 8],
      [7, 8],
      ...range(9, 15).map((at) => [14 - at, 8] as const),
    ],
    [
      ...range(0, 8).map((at) => [size - 1 - at, 8] as const),
      ...range(8, 15).map((at) => [8, size - 15 + at] as const),
    ],
  ]
}

function withFormat(grid: boolean[][], mask: number): boolean[][] {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  for (const places of formatPlaces(grid.length))
    places.forEach(([x, y], at) => (grid[y]![x] = ((bits >> at) & 1) === 1))
  return grid
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Lays the bits in pairs of columns, up and down in turn from the right, under a mask. */
function filled(frame: Grid, stream: readonly number[], mask: (x: number, y: number) => boolean): boolean[][] {
  const size = frame.length
  const grid = frame.map((row) => row.map((each) => each ?? false))
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUp = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step
        if (frame[y]![x] !== undefined) continue
        const bit = ((stream[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
        grid[y]![x] = (bit === 1) !== mask(x, y)
        at++
      }
  }
  return grid
}

/** How hard a code is to read: long runs, blocks of one shade, what looks like a corner, too dark or too light. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  )
  let sum = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x]
      if (grid[y - 1]![x] === dark && grid[y]![x - 1] === dark && grid[y - 1]![x - 1] === dark) sum += 3
    }
  const share = lines.slice(0, size).join('').replaceAll('0', '').length / (size * size)
  return sum + Math.floor(Math.abs(share * 100 - 50) / 5) * 10
}
