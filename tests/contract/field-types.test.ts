import { AREA_GROUPS } from '../../src/fields/areas/field'
import type { Dictionaries } from '../../src/fields/dictionaries'
import { keepDictionaries } from '../../src/fields/dictionary-store'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { driverParsers } from '../../src/fields/driver-parsers'
import { filterCaption } from '../../src/fields/filter-caption'
import type { Examples } from '../../src/fields/examples'
import { indexesOf } from '../../src/fields/column-indexes'
import { columnOf } from '../../src/fields/field-columns'
import { FieldCell, FieldInput, FieldValue } from '../../src/fields/field-view'
import { loadViews } from '../../src/fields/field-views'
import { isMasked } from '../../src/fields/masked'
import { typeOf } from '../../src/fields/field-modules'
import { fieldTypes, formatValue, shapeOf } from '../../src/fields/field-types'
import { filterShape, formatFilter, operatorsOf, parseFilter, resolveFilter } from '../../src/fields/filter'
import type { Field } from '../../src/schema/field'
import type { FormatContext } from '../../src/fields/format-context'
import { problemsOf } from '../../src/fields/problems'
import { maskSecret } from '../../src/server/access/mask'
import type { ViewModule } from '../../src/fields/view'
import en from '../../locales/en/fields.json'
import zh from '../../locales/zh/fields.json'

// Fields that pick from a dictionary are drawn by the one in force.
keepDictionaries({
  version: '1',
  constants: {
    refundReason: ['duplicate', 'other', "d'or"].map((value, index) => ({
      id: index + 1,
      value,
      name: { zh_CN: value, en: value },
      parent: null,
      color: null,
      default: false,
      enabled: true,
    })),
  },
  enums: [],
  areaConfigs: Object.fromEntries(AREA_GROUPS.map((group) => [group, []])) as unknown as Dictionaries['areaConfigs'],
  areas: [],
})

const exampleModules = import.meta.glob<{ examples: Examples }>('../../src/fields/*/examples.ts', { eager: true })
const examples = new Map(Object.entries(exampleModules).map(([path, module]) => [typeOf(path), module.examples]))
const types = [...examples].map(([type, example]) => ({ type, ...example }))

const context: FormatContext = {
  language: 'en',
  zone: 'Asia/Shanghai',
  caption: (id) => id,
  captionId: 'thing.field',
  row: { currency: 'USD' },
}
const captionsUsed = new Set<string>()
const viewModules = new Map(
  Object.entries(import.meta.glob<ViewModule<unknown, Field>>('../../src/fields/*/view.tsx', { eager: true })).map(
    ([path, { view }]) => [typeOf(path), view] as const,
  ),
)
const viewContext: FormatContext = {
  ...context,
  caption: (id) => {
    captionsUsed.add(id)
    return id
  },
  fileAddress: (key) => `/files/${key}`,
}

const clock = { zone: 'Asia/Shanghai', now: Date.parse('2026-03-15T12:00:00Z') }

await loadViews()

const partNames = (found: Record<string, unknown>) => Object.keys(found).map(typeOf).sort()

test('every field type has all its parts', () => {
  const all = fieldTypes().sort()
  expect(partNames(import.meta.glob('../../src/fields/*/field.ts'))).toEqual(all)
  expect(partNames(import.meta.glob('../../src/fields/*/column.ts'))).toEqual(all)
  expect(partNames(import.meta.glob('../../src/fields/*/view.tsx'))).toEqual(all)
  expect([...examples.keys()].sort()).toEqual(all)
})

test('every problem that a field can have is captioned in both languages', () => {
  const problems = types.flatMap(({ invalid }) => invalid.map(([, problem]) => problem))
  expect(Object.keys(en)).toEqual(expect.arrayContaining(problems))
  expect(Object.keys(zh)).toEqual(expect.arrayContaining(problems))
})

describe.each(types)('$type', ({ type, field, valid, invalid, empty, filters }) => {
  test('carries the name of its folder', () => {
    expect(field.type).toBe(type)
  })

  test('has enough examples to prove something', () => {
    expect(valid.length).toBeGreaterThanOrEqual(3)
    expect(invalid.length).toBeGreaterThanOrEqual(3)
    expect([null, []]).toContainEqual(empty)
  })

  test.each(valid.map((value) => [value]))('takes %j as it is', (value) => {
    expect(shapeOf(field).parse(value)).toEqual(value)
  })

  test.each(invalid)('refuses %j: %s', (value, problem) => {
    const parsed = shapeOf(field).safeParse(value)
    expect(parsed.success).toBe(false)
    expect(problemsOf(parsed.error!).map(({ id }) => id)).toContain(problem)
  })

  test('reads as text', () => {
    const texts = valid.filter((value) => !Array.isArray(value) || value.length > 0)
    expect(texts.map((value) => formatValue(value, field, context))).not.toContain('')
    expect(formatValue(null, field, context)).toBe('')
  })

  test('exports as a cell of a spreadsheet', () => {
    const cells = valid.map((value) => columnOf(field).toExport(value, context))
    expect(cells.map((cell) => typeof cell)).toEqual(
      cells.map(() => expect.stringMatching(/^(string|number|boolean)$/) as string),
    )
    expect(columnOf(field).toExport(null, context)).toBeNull()
  })

  test.each(filters.map((filter) => [filter]))('reads the filter %j back from an address', (filter) => {
    const text = formatFilter(filter, field)
    expect(text).not.toBe('')
    expect(parseFilter(text, field)).toEqual(filter)
  })

  test.each(filters.map((filter) => [filter]))('sends the filter %j in a form that the API takes', (filter) => {
    expect(filterShape(field).safeParse(resolveFilter(filter, field, clock)).error).toBeUndefined()
  })

  test('draws its values, its input and its filter, tied to their label', () => {
    const { Cell, Input, Filter } = viewModules.get(type)!
    const draw = (value: unknown) => renderToStaticMarkup(createElement(Cell, { value, field, context: viewContext }))
    expect(valid.filter((value) => !Array.isArray(value) || value.length > 0).map(draw)).not.toContain('')
    const input = { id: 'own', onChange: () => undefined, field, context: viewContext }
    for (const value of [...valid, null]) {
      expect(renderToStaticMarkup(createElement(Input, { ...input, value }))).toContain('id="own"')
    }
    for (const filter of [...filters, undefined]) {
      expect(renderToStaticMarkup(createElement(Filter, { ...input, filter }))).toContain('id="own"')
    }
  })

  test.each(valid.map((value) => [value]))('stands masked wherever %j would stand', (value) => {
    const secret: Field = { ...field, secret: 'Thing:things.secret' }
    const masked = maskSecret(secret, value)
    expect(formatValue(masked, secret, context)).toBeTypeOf('string')
    const props = { field: secret, context: viewContext, value: masked }
    const drawn = [FieldCell, FieldValue].map((View) => renderToStaticMarkup(createElement(View, props)))
    const shown = isMasked(masked) ? renderToStaticMarkup(masked) : undefined
    expect(drawn).toEqual(drawn.map((text) => shown ?? text))
    const input = renderToStaticMarkup(createElement(FieldInput, { ...props, id: 'own', onChange: () => undefined }))
    expect(input).toContain('id="own"')
  })

  test('says of its input that it is wrong and that it is switched off', () => {
    const { Input } = viewModules.get(type)!
    const problems = [{ path: '', id: 'error.required', params: {} }]
    const props = { id: 'own', value: valid[0], onChange: () => undefined, field, context: viewContext, problems }
    expect(renderToStaticMarkup(createElement(Input, { ...props, disabled: true }))).toContain('disabled=""')
  })

  test.each(filters.map((filter) => [filter]))('has words for the filter %j', (filter) => {
    expect(filterCaption(filter, field, { ...viewContext, captionId: 'thing.field' })).not.toBe('')
  })

  test('takes no operator that it does not offer', () => {
    const others = ['is', 'not', 'contains', 'from', 'to'].filter((name) => !operatorsOf(field).includes(name as 'is'))
    const parsed = filterShape(field).safeParse(Object.fromEntries([...others, 'nearly'].map((name) => [name, 1])))
    expect(problemsOf(parsed.error!)).toContainEqual({
      path: 'nearly',
      id: 'error.noSuchOperator',
      params: { name: 'nearly' },
    })
  })
})

test('every text that views and filters show is captioned', () => {
  const own = [...captionsUsed].filter((id) => !id.startsWith('thing.'))
  expect(Object.keys(en)).toEqual(expect.arrayContaining(own))
})

describe('in the database', () => {
  let database: PGlite

  beforeAll(async () => {
    database = await PGlite.create({ extensions: { pg_trgm }, parsers: { ...driverParsers } })
    await database.exec('CREATE EXTENSION pg_trgm')
  })

  afterAll(() => database.close())

  test.each(types)(
    '$type comes back as it was stored, under its check and its indexes',
    async ({ type, field, valid }) => {
      const column = columnOf(field)
      const table = `"t_${type}"`
      const check = column.check ? `CHECK (${column.check('"held"')})` : ''
      await database.exec(`CREATE TABLE ${table} (id serial PRIMARY KEY, "held" ${column.type} ${check})`)
      for (const { method, expression, operatorClass = '' } of indexesOf(column, '"held"')) {
        await database.exec(`CREATE INDEX ON ${table} USING ${method} ((${expression}) ${operatorClass})`)
      }
      const values = [...valid, null]
      for (const value of values)
        await database.query(`INSERT INTO ${table} (held) VALUES ($1)`, [column.toDriver(value)])
      const { rows } = await database.query<{ held: unknown }>(`SELECT held FROM ${table} ORDER BY id`)
      expect(rows.map((row) => column.fromDriver(row.held))).toEqual(values)
    },
  )
})
