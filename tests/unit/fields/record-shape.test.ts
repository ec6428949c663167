import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import { captions, deepLink, instant, int, json, manyOf, oneOf, ref, refs, string } from '../../../src/fields'
import { problemsOf } from '../../../src/fields/problems'
import { argumentsShape, createShape, draftShape } from '../../../src/fields/record-shape'
import { captionIdOf, fieldOf } from '../../../src/fields/standard-fields'
import { defineEntity, type Row } from '../../../src/schema/entity'

const entry = defineEntity({
  name: 'entry',
  service: 'user',
  label: 'reason',
  scale: 10,
  demo: 1,
  fields: {
    user: ref('user', { required: true }),
    scope: oneOf(['login', 'comment'], { default: 'login' }),
    reason: string({ max: 10, required: true }),
    title: captions(),
    expiresAt: instant(),
    hits: int({ readOnly: true }),
  },
  states: { active: { lift: 'lifted' }, lifted: {} },
})

const problems = (shape: z.ZodType, value: unknown) => problemsOf(shape.safeParse(value).error!)

test('a new record takes defaults for what it does not say', () => {
  expect(createShape(entry).parse({ user: 1, reason: ' spam ' })).toEqual({ user: 1, scope: 'login', reason: 'spam' })
})

test('a new record without its required fields names each of them', () => {
  expect(problems(createShape(entry), { reason: ' ' })).toEqual([
    { path: 'user', id: 'error.required', params: {} },
    { path: 'reason', id: 'error.required', params: {} },
  ])
})

test('an edit may send any single field, and null empties what may be empty', () => {
  expect(draftShape(entry).parse({})).toEqual({})
  expect(draftShape(entry).parse({ expiresAt: null })).toEqual({ expiresAt: null })
  expect(draftShape(entry).parse({ expiresAt: '' })).toEqual({ expiresAt: null })
  expect(draftShape(entry).parse({ scope: null })).toEqual({ scope: 'login' })
  expect(problems(draftShape(entry), { user: null })).toEqual([{ path: 'user', id: 'error.required', params: {} }])
})

test('fields that do not exist and fields of the system are refused by name', () => {
  expect(problems(draftShape(entry), { reasn: 'x' })).toEqual([
    { path: 'reasn', id: 'error.unknownField', params: { name: 'reasn' } },
  ])
  expect(problems(draftShape(entry), { hits: 1 })).toEqual([
    { path: 'hits', id: 'error.readOnly', params: { name: 'hits' } },
  ])
  expect(problems(draftShape(entry), 'text')).toEqual([{ path: '', id: 'error.notObject', params: {} }])
})

test('a problem inside a value says where', () => {
  expect(problems(draftShape(entry), { title: { zh_CN: '好' }, reason: 'far too long' })).toEqual([
    { path: 'reason', id: 'error.tooLong', params: { max: 10 } },
    { path: 'title.en', id: 'error.required', params: {} },
  ])
})

test('further keys of a body stand beside the fields', () => {
  const shape = draftShape(entry, { id: z.int(), version: z.int() })
  expect(shape.parse({ id: 1, version: 2, reason: 'x' })).toEqual({ id: 1, version: 2, reason: 'x' })
})

test('absent arguments come out as their default, else as null', () => {
  const asks = { days: int({ required: true }), note: string(), scope: oneOf(['a', 'b'], { default: 'a' }) }
  expect(argumentsShape(asks).parse({ days: 3 })).toEqual({ days: 3, note: null, scope: 'a' })
  expect(problems(argumentsShape(asks), { dais: 3 }).map(({ path, id }) => `${path} ${id}`)).toEqual([
    'days error.required',
    'dais error.unknownField',
  ])
})

test('shapes can be written into an OpenAPI document', () => {
  expect(z.toJSONSchema(createShape(entry), { io: 'input' })).toMatchObject({
    required: ['user', 'reason'],
    properties: { reason: { type: 'string', maxLength: 10 } },
  })
})

test('standard fields and the state are fields too', () => {
  expect(fieldOf(entry, 'state')).toMatchObject({ type: 'enum', of: ['active', 'lifted'] })
  expect(fieldOf(entry, 'createdBy')).toMatchObject({ type: 'ref', to: 'account' })
  expect(fieldOf(entry, 'toString')).toBeUndefined()
  expect(captionIdOf(entry, 'state')).toBe('entry.state')
  expect(captionIdOf(entry, 'createdAt')).toBe('record.createdAt')
})

test('values are typed by their fields', () => {
  expectTypeOf<Row<typeof entry>['scope']>().toEqualTypeOf<'login' | 'comment'>()
  expectTypeOf<Row<typeof entry>['expiresAt']>().toEqualTypeOf<string | null>()
  expectTypeOf<Row<typeof entry>['state']>().toEqualTypeOf<'active' | 'lifted'>()
  expectTypeOf<z.infer<ReturnType<typeof draftShape<typeof entry>>>['reason']>().toEqualTypeOf<
    string | null | undefined
  >()
  const given = argumentsShape({
    many: manyOf(['a', 'b'], { required: true }),
    link: deepLink({ of: ['MOVIE'], required: true }),
    links: deepLink(),
    tags: refs('tag', { max: 3 }),
    shape: json<{ slug: string }>({ required: true }),
  })
  type Given = z.infer<typeof given>
  expectTypeOf<Given['many']>().toEqualTypeOf<readonly ('a' | 'b')[]>()
  expectTypeOf<NonNullable<Given['link']>['type']>().toEqualTypeOf<'MOVIE'>()
  expectTypeOf<Given['tags']>().toEqualTypeOf<readonly number[] | null>()
  expectTypeOf<Given['shape']>().toEqualTypeOf<{ slug: string }>()
  expect(given.safeParse({ many: ['a'], link: { type: 'MOVIE', target: '1' }, shape: { slug: 'x' } }).success).toBe(
    true,
  )
})
