import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const components = Object.keys(import.meta.glob('/src/{client,fields}/**/*.tsx')).map((file) => file.slice(1))

test('every class that a component draws with is in its stylesheet, not only for some widths', () => {
  expect(components.length).toBeGreaterThan(300)
  expect(components.flatMap(missingClasses)).toEqual([])
})

/**
 * The classes, by `file sheet.class`, that are drawn with and have no rules of their own; what is called `…Only` has them for some
 * widths alone.
 */
function missingClasses(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
    const known = classesOf(path.join(path.dirname(file), sheet))
    const used = [...text.matchAll(new RegExp(`[{(,? ]${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used)
    return used.filter((each) => !known.has(each) && !each.endsWith('Only')).map((each) => `${file} ${name}.${each}`)
  })
}

function classesOf(sheet: string): ReadonlySet<string> {
  const text = readFileSync(sheet, 'utf8').replace(/@(?:media|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return new Set([...text.matchAll(/\.([A-Za-z_]\w*)/g)].map(([, name = '']) => name))
}
