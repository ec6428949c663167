import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { columnOf } from '../../src/fields/field-columns'
import type { Examples } from '../../src/fields/examples'
import { typeOf } from '../../src/fields/field-modules'
import { fieldTypes } from '../../src/fields/field-types'
import { traitsOf } from '../../src/fields/field-traits'
import { withMembers } from '../../src/schema/field'
import { registry } from '../../src/server/base/declarations'

const modules = import.meta.glob<{ examples: Examples }>('../../src/fields/*/examples.ts', { eager: true })
const examples = Object.entries(modules).map(([path, { examples: own }]) => ({ type: typeOf(path), ...own }))

describe('what generic code knows of a field type is said in its folder', () => {
  test('every type has traits', () => {
    expect(fieldTypes().map((type) => traitsOf({ type }).step)).not.toContain(undefined)
    expect(examples.map(({ type }) => type).sort()).toEqual(fieldTypes().sort())
  })

  test.each(examples)('$type holds what its traits say', ({ type, valid }) => {
    expect(kindOf(valid[0])).toBe(kinds[traitsOf({ type }).holds])
  })

  test.each(examples.filter(({ type }) => traitsOf({ type }).isSortable))(
    '$type is stored in its order',
    ({ field }) => {
      expect(columnOf(field).sorts).toBe(true)
    },
  )

  test.each(examples.filter(({ type }) => traitsOf({ type }).inCell === 'fits'))(
    'a control of $type that fits over a cell is no wide one',
    ({ type }) => {
      expect(traitsOf({ type }).isWide).toBe(false)
    },
  )
})

test('a reason is asked for in words', () => {
  const asked = [...registry.commands.values()].flatMap(({ command }) => withMembers(command.asks ?? {}))
  const reasons = asked.filter(([, { role }]) => role === 'reason')
  expect(reasons.length).toBeGreaterThan(300)
  expect(reasons.filter(([, field]) => traitsOf(field).step !== 'text')).toEqual([])
})

/** Places that may name field types, each with the reason. */
const allowed = new Set([
  // A word of the vocabulary asks for a field of one type, and its fault says so; declarations know nothing of traits.
  ...pathsOf(import.meta.glob('/src/schema/*.ts')),
  // Types of columns in SQL, some of which are called as fields are.
  'src/fields/cell-sql.ts',
  'src/server/jobs/export/copy-sql.ts',
  'src/server/operations/keyset.ts',
  // Kinds of titles, of a video among them, and of parts of a file or a request.
  'src/server/calls/third/upload.ts',
  'src/server/domain/media/ai-subtitles.ts',
  'src/server/domain/titles/content-ids.ts',
  'src/server/handlers/movie-manage/content-manage.ts',
  // Demo data is made up by what each kind of field may say.
  ...pathsOf(import.meta.glob('/src/server/demo/**/*.ts')),
])

describe('nothing outside of the folders of field types goes by their names', () => {
  const types = fieldTypes().join('|')
  const compared = new RegExp(`\\b(?:type|declared)\\s*[!=]==?\\s*'(?:${types})'|switch \\((?:\\w+\\.)?type\\)`)
  const listed = new RegExp(`\\[\\s*'(?:${types})'(?:,\\s*'(?:${types})')+,?\\s*\\]`)
  const files = pathsOf(
    import.meta.glob([
      '/src/{client,schema}/**/*.{ts,tsx}',
      '/src/fields/*.{ts,tsx}',
      '/src/fields/controls/*.{ts,tsx}',
      '/src/server/**/*.ts',
    ]),
  )

  test.each(files.filter((file) => !allowed.has(file)))('%s', (file) => {
    const text = readFileSync(file, 'utf8')
    expect([compared.exec(text)?.[0], listed.exec(text)?.[0]]).toEqual([undefined, undefined])
  })
})

/** Paths of files from the project's root on. */
function pathsOf(files: Record<string, unknown>): readonly string[] {
  return Object.keys(files).map((path) => path.slice(1))
}

const kinds = {
  text: 'string',
  number: 'number',
  flag: 'boolean',
  id: 'number',
  ids: 'list of number',
  texts: 'list of string',
  object: 'object',
  objects: 'list of object',
} as const

function kindOf(value: unknown): string {
  return Array.isArray(value) ? `list of ${typeof value[0]}` : typeof value
}
