import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('../../../../../src/client/base/ui/tokens.css', import.meta.url), 'utf8')
const stacks = [...tokens.matchAll(/--font-family:([^;]+);/g)].map(([, list = '']) =>
  list.split(',').map((name) => name.trim().replaceAll("'", '')),
)
const ofChinese = ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC']

test('English takes ’ “ ” … · from a Latin font, whichever fonts are there', () => {
  const [english = []] = stacks
  const first = Math.min(...ofChinese.map((name) => english.indexOf(name)))
  expect(english.indexOf('Latin punctuation')).toBe(first - 1)
  const [, range = ''] = /unicode-range: ([^;]+);/.exec(tokens) ?? []
  const ranges = range.split(', ').map((part) =>
    part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16)),
  )
  for (const mark of '’‘“”…·–—')
    expect(
      ranges.some(([from = 0, to = from]) => from <= mark.charCodeAt(0) && mark.charCodeAt(0) <= to),
      mark,
    ).toBe(true)
})

test('Chinese draws them as wide as its characters', () => {
  expect(stacks[1]).not.toContain('Latin punctuation')
})
