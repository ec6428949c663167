import { expect, test } from 'vitest'
import { drawnNow } from '../../../../../src/client/engine/palette/use-drawn-rows'
import type { Row } from '../../../../../src/client/engine/palette/palette-rows'

const rows = (text: string, count: number, group?: string): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    value: `${text}${at}`,
    does: { kind: 'command', id: text },
    title: text,
    ...(group !== undefined && { group }),
  }))

const texts = (drawn: readonly Row[]): string[] => [...new Set(drawn.map(({ title }) => title))]

test('the rows in sight are those of what is typed, at once', () => {
  const drawn = drawnNow(rows('new', 50), rows('old', 50))
  expect(texts(drawn.slice(0, 18))).toEqual(['new'])
  expect(texts(drawn.slice(18))).toEqual(['old'])
  expect(drawn).toHaveLength(50)
})

test('no more rows are drawn than there are', () => expect(drawnNow(rows('new', 30), rows('old', 50))).toHaveLength(30))

test('rows in groups are not mixed with others', () => {
  expect(texts(drawnNow(rows('new', 50), rows('old', 50, 'Recent')))).toEqual(['new'])
  expect(texts(drawnNow(rows('new', 50, 'Recent'), rows('old', 50)))).toEqual(['new'])
})
