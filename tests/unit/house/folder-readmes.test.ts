import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const readmes = Object.keys(
  import.meta.glob(['/{commands,src,tests}/**/README.md'], { query: '?raw', import: 'default' }),
).map((file) => file.slice(1))

describe('a folder says what lives in it', () => {
  test.each(readmes)('%s: what may not, in few lines, and a model that is there', (file) => {
    const [short = ''] = readFileSync(file, 'utf8').split('\n## ')
    expect(short).toMatch(/^# .+\n\nWhat lives here: [\s\S]+\n\nWhat may not: [\s\S]+\n\nA model (?:file|folder): `/)
    expect(short.trim().split('\n').length).toBeLessThanOrEqual(12)
    const model = /\nA model (?:file|folder): `([^`]+)`/.exec(short)?.[1] ?? ''
    expect(existsSync(path.join(path.dirname(file), model))).toBe(true)
  })

  test('twelve choices and more that a newcomer would question have their reasons in them', () => {
    const reasons = readmes.flatMap((file) => readFileSync(file, 'utf8').match(/^## Why .+$/gm) ?? [])
    expect(reasons.length).toBeGreaterThanOrEqual(12)
  })
})

test('the glossary keeps to forty words, in order', () => {
  const text = readFileSync('src/schema/README.md', 'utf8')
  const words = [...text.matchAll(/^\| (\w[\w ]*?) +\| (?!what it means)/gm)].map(([, word]) => word)
  expect(words.length).toBeGreaterThan(20)
  expect(words.length).toBeLessThanOrEqual(40)
  expect(words).toEqual([...words].sort())
})
