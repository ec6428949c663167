import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../../../src/client/base/api/api-error'
import { readDraft } from '../../../../../../src/client/engine/kinds/form/draft-store'
import { createFormSession, type Saved } from '../../../../../../src/client/engine/kinds/form/form-session'
import { beginForm, type FormRecord } from '../../../../../../src/client/engine/kinds/form/form-state'
import { int, string } from '../../../../../../src/fields'
import { defineEntity } from '../../../../../../src/schema/entity'
import { memoryStorage } from '../../../../../support/memory-storage'

const title = defineEntity({
  name: 'title',
  service: 'cms',
  label: 'name',
  scale: 1,
  demo: 1,
  fields: { name: string({ max: 10, required: true }), weight: int() },
})
const names = ['name', 'weight']
const record: FormRecord = { id: 7, version: 3, name: 'Tide', weight: 5 }
const draftKey = 'iron-man.draft.1.page.7'

let storage = memoryStorage()
beforeEach(() => {
  storage = memoryStorage()
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 14, 3) })
})

function open(save: (body: Record<string, unknown>) => Promise<Saved>, over: FormRecord = record) {
  return createFormSession({ state: beginForm(title, names, over), save, storage, draftKey })
}
const saves = (sent: unknown[]) => async (body: Record<string, unknown>) => {
  sent.push(body)
  return { id: 7, version: 4 }
}
const fails = (error: ApiError) => () => Promise.reject(error)

test('what is typed is kept in this browser and offered back when the form is opened again', () => {
  open(fails(new ApiError('network', 'down'))).change('name', 'Ebb')
  vi.runAllTimers()
  const again = open(saves([])).get()
  expect(again.state.values.name).toBe('Ebb')
  expect(again.restoredAt).toBe('2026-01-01T14:03:00.400Z')
})

test('a draft that is thrown away does not come back', () => {
  open(saves([])).change('name', 'Ebb')
  vi.runAllTimers()
  const again = open(saves([]))
  again.discard()
  expect(again.get().state.values.name).toBe('Tide')
  expect(readDraft(storage, draftKey)).toBeUndefined()
})

test('a save that the network swallowed leaves everything as typed, and the next press sends it again', async () => {
  const sent: unknown[] = []
  let isDown = true
  const form = open((body) => (isDown ? Promise.reject(new ApiError('network', 'No network.')) : saves(sent)(body)))
  form.change('name', 'Ebb')
  expect(await form.submit()).toEqual({ kind: 'failed' })
  expect(form.get()).toMatchObject({ isDirty: true, isBusy: false })
  expect(form.get().message).toContain('No network.')
  isDown = false
  expect(await form.submit()).toMatchObject({ kind: 'saved' })
  expect(sent).toEqual([{ id: 7, version: 3, name: 'Ebb' }])
})

test('a saved form leaves no draft behind', async () => {
  const form = open(saves([]))
  form.change('name', 'Ebb')
  await form.submit()
  vi.runAllTimers()
  expect(readDraft(storage, draftKey)).toBeUndefined()
})

test('a second press while a save is under way sends nothing', async () => {
  const sent: unknown[] = []
  const form = open(saves(sent))
  form.change('name', 'Ebb')
  const first = form.submit()
  expect(await form.submit()).toEqual({ kind: 'busy' })
  await first
  expect(sent).toHaveLength(1)
})

test('a stale save opens the choice, and the merged record is saved over the newer version', async () => {
  const sent: Record<string, unknown>[] = []
  const current = { ...record, version: 9, name: 'Flood', weight: 8 }
  const form = open((body) => {
    sent.push(body)
    return sent.length === 1
      ? Promise.reject(new ApiError('B01', 'stale', { reason: 'stale', current }))
      : Promise.resolve({ id: 7, version: 10 })
  })
  form.change('name', 'Ebb')
  expect(await form.submit()).toEqual({ kind: 'stale' })
  expect(form.get().merge?.map(({ name, isConflict }) => [name, isConflict])).toEqual([
    ['name', true],
    ['weight', false],
  ])
  form.merge({ name: 'yours' })
  await form.submit()
  expect(sent[1]).toEqual({ id: 7, version: 9, name: 'Ebb' })
})

test('what the server refuses stands at its field', async () => {
  const problems = [{ field: 'name', msg: 'That name is taken.' }]
  const form = open(fails(new ApiError('A0400', 'That name is taken.', { field: 'name', problems })))
  form.change('name', 'Ebb')
  await form.submit()
  expect(form.get().problems).toEqual([{ path: 'name', id: 'That name is taken.', params: {} }])
})

test('a newer version replaces an untouched form and never a changed one', () => {
  const form = open(saves([]))
  form.receive({ ...record, version: 4, name: 'Flood' })
  expect(form.get().state.values.name).toBe('Flood')
  form.change('weight', 6)
  form.receive({ ...record, version: 5, name: 'Ebb' })
  expect(form.get()).toMatchObject({ newer: { version: 5 }, state: { values: { name: 'Flood', weight: 6 } } })
})

test('a draft over a record that has moved on is restored as a change of the version it was typed over', () => {
  open(saves([])).change('name', 'Ebb')
  vi.runAllTimers()
  const again = open(saves([]), { ...record, version: 5, name: 'Flood' }).get()
  expect(again.state).toMatchObject({ record: { version: 3 }, values: { name: 'Ebb' } })
  expect(again.newer).toMatchObject({ version: 5, name: 'Flood' })
})
