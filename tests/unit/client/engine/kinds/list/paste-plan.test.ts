import { expect, test } from 'vitest'
import { ApiError } from '../../../../../../src/client/base/api/api-error'
import { bodyOfRow, planPaste } from '../../../../../../src/client/engine/kinds/list/paste-plan'
import { makePasteReader } from '../../../../../../src/client/engine/kinds/list/paste-reader'
import { runPaste } from '../../../../../../src/client/engine/kinds/list/paste-run'
import { bool, captions, int, money, oneOf, ref, string } from '../../../../../../src/fields'
import { defineEntity } from '../../../../../../src/schema/entity'

const gift = defineEntity({
  name: 'gift',
  service: 'cms',
  label: 'name',
  scale: 1,
  demo: 1,
  fields: {
    name: string({ max: 10, required: true }),
    title: captions({ max: 20 }),
    weight: int({ min: 0 }),
    kind: oneOf(['free', 'paid']),
    isShown: bool(),
    price: money({ code: 'USD' }),
    maker: ref('person'),
  },
})
const texts: Readonly<Record<string, string>> = { 'field.yes': 'Yes', 'field.no': 'No', 'gift.kind.paid': 'Paid' }
const caption = (id: string) => texts[id] ?? id
const format = { language: 'en', zone: 'Asia/Shanghai', caption }
const people = [
  { id: 4, label: 'Ana' },
  { id: 5, label: 'Bo' },
  { id: 6, label: 'Bo' },
]
const search = (_name: string, query: { readonly search?: string; readonly ids?: readonly number[] }) =>
  Promise.resolve(
    people.filter(({ id, label }) => (query.ids ? query.ids.includes(id) : label.includes(query.search ?? ''))),
  )
const row = (id: number) => ({
  id,
  version: 1,
  name: `Gift ${id}`,
  title: { zh_CN: '礼物', en: 'Gift' },
  weight: 5,
  kind: 'free',
  isShown: false,
  price: 100,
  maker: null,
})
const cell = (id: number, columnId: string, text: string) => ({ row: row(id), rowIndex: id, columnId, text })

async function plan(...cells: readonly ReturnType<typeof cell>[]) {
  const read = await makePasteReader(gift, cells, format, search)
  const refusalOf = (_row: unknown, path: string) => (path === 'id' ? 'read only' : null)
  return planPaste(cells, { entity: gift, refusalOf, read, caption })
}

test('texts become the values of their fields, gathered by record', async () => {
  const { rows, cells } = await plan(
    cell(1, 'name', 'Rose'),
    cell(1, 'title', 'Rose'),
    cell(1, 'weight', '1,200'),
    cell(2, 'kind', 'Paid'),
    cell(2, 'isShown', 'yes'),
    cell(2, 'price', 'US$12.50'),
    cell(2, 'maker', 'Ana'),
  )
  expect(cells).toBe(7)
  expect(rows.map(bodyOfRow)).toEqual([
    { id: 1, version: 1, name: 'Rose', title: { zh_CN: '礼物', en: 'Rose' }, weight: 1200 },
    { id: 2, version: 1, kind: 'paid', isShown: true, price: 1250, maker: 4 },
  ])
})

test('cells are refused with the reason, the others are taken', async () => {
  const { cells, refused } = await plan(
    cell(1, 'id', '9'),
    cell(2, 'id', '9'),
    cell(1, 'name', ''),
    cell(1, 'weight', 'heavy'),
    cell(2, 'weight', '7'),
  )
  expect(cells).toBe(1)
  expect(refused[0]).toEqual({ reason: 'read only', count: 2 })
  expect(refused.map(({ reason }) => reason)).toEqual(['read only', 'error.requiredNamed', 'error.notNumber'])
})

test('a name that several records bear is refused; a number is taken for an id', async () => {
  expect((await plan(cell(1, 'maker', 'Bo'))).refused).toEqual([{ reason: 'import.ambiguous', count: 1 }])
  expect((await plan(cell(1, 'maker', '#6'))).rows[0]?.changes).toEqual([{ path: 'maker', before: null, after: 6 }])
  expect((await plan(cell(1, 'maker', 'Nobody'))).refused).toEqual([{ reason: 'error.noSuchRecord', count: 1 }])
})

test('an empty text empties its cell, and a cell that holds the value already is no change', async () => {
  const { rows, same } = await plan(cell(1, 'weight', ' '), cell(1, 'kind', 'free'), cell(1, 'name', 'Gift 1'))
  expect(rows[0]?.changes).toEqual([{ path: 'weight', before: 5, after: null }])
  expect(same).toBe(2)
})

test('rows that are not loaded are refused', () => {
  const cells = [{ row: undefined, rowIndex: 900, columnId: 'name', text: 'Rose' }]
  const read = () => ({ value: '' })
  const { refused } = planPaste(cells, { entity: gift, refusalOf: () => null, read, caption })
  expect(refused).toEqual([{ reason: 'grid.refused.notLoaded', count: 1 }])
})

test('each row is saved for itself: what one is refused for does not hold up the others', async () => {
  const { rows } = await plan(...[1, 2, 3, 4, 5].map((id) => cell(id, 'weight', '9')))
  const seen: number[] = []
  const save = ({ id, version }: Record<string, unknown>) =>
    id === 3
      ? Promise.reject(new ApiError('A0400', 'Bad request', { problems: [{ field: 'weight', msg: 'Too heavy.' }] }))
      : Promise.resolve({ id: Number(id), version: Number(version) + 1, auditId: 70 + Number(id) })
  const { saved, failed } = await runPaste(rows, save, (done) => seen.push(done))
  expect(saved.map(({ id }) => id).sort()).toEqual([1, 2, 4, 5])
  expect(failed.map(({ planned, reason }) => [planned.row.id, reason])).toEqual([[3, 'Too heavy.']])
  expect(seen).toEqual([1, 2, 3, 4, 5])
})
