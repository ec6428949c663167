import { expect, test } from 'vitest'
import { captions, int, ref, string } from '../../../../../../src/fields'
import { defineEntity } from '../../../../../../src/schema/entity'
import {
  beginForm,
  bodyOf,
  changeField,
  changedNames,
  checkForm,
  compareForm,
  isDirty,
  leaveField,
  mergeForm,
  refuseForm,
  savedForm,
  shownProblems,
  submitForm,
} from '../../../../../../src/client/engine/kinds/form/form-state'

const title = defineEntity({
  name: 'title',
  service: 'cms',
  label: 'name',
  scale: 1,
  demo: 1,
  fields: {
    name: string({ max: 10, required: true }),
    intro: captions(),
    owner: ref('account'),
    weight: int({ default: 5, min: 0, max: 9 }),
    code: string({ max: 4, unique: true }),
  },
})
const names = ['name', 'intro', 'owner', 'weight', 'code']
const record = {
  id: 7,
  version: 3,
  name: 'Tide',
  intro: { zh_CN: '潮', en: 'Tide' },
  owner: { id: 2, label: 'Ann' },
  weight: 5,
  code: null,
}
const opened = () => beginForm(title, names, record)

test('a form that was only opened holds no changes', () => {
  expect(isDirty(opened())).toBe(false)
})

test('a field that is typed back to what it was is no change', () => {
  const typed = changeField(changeField(opened(), 'name', 'Tides'), 'name', 'Tide')
  expect(isDirty(typed)).toBe(false)
})

test('picking the same reference again is no change, whether it comes as a number or with its label', () => {
  expect(changedNames(changeField(opened(), 'owner', 2))).toEqual([])
})

test('an emptied text and one that never was are the same', () => {
  expect(isDirty(changeField(opened(), 'code', '  '))).toBe(false)
})

test('a save of a record sends its id, the version it was read at, and the changed fields alone', () => {
  const typed = changeField(changeField(opened(), 'name', 'Ebb'), 'owner', { id: 4, label: 'Bo' })
  expect(bodyOf(typed)).toEqual({ id: 7, version: 3, name: 'Ebb', owner: 4 })
})

test('an emptied field is sent as null', () => {
  expect(bodyOf(changeField(opened(), 'intro', null))).toEqual({ id: 7, version: 3, intro: null })
})

test('a new record begins with the defaults of its fields and sends what is filled in', () => {
  const typed = changeField(beginForm(title, names, null), 'name', 'New')
  expect(bodyOf(typed)).toEqual({ name: 'New', weight: 5 })
})

test('a copy counts as unsaved from the beginning', () => {
  expect(isDirty(beginForm(title, names, null, { name: 'Tide' }))).toBe(true)
})

test('an untouched new form says nothing is wrong before it is sent', () => {
  expect(shownProblems(beginForm(title, names, null))).toEqual([])
})

test('sent without a required field, a form says so at that field', () => {
  const sent = submitForm(beginForm(title, names, null))
  expect(shownProblems(sent).map(({ path, id }) => [path, id])).toEqual([['name', 'error.required']])
})

test('a field says what is wrong with it once it has been left, and others stay silent', () => {
  const typed = changeField(changeField(opened(), 'name', 'far too long a name'), 'weight', 12)
  expect(shownProblems(leaveField(typed, 'name')).map(({ path }) => path)).toEqual(['name'])
})

test('after the first submit a mended field is no longer complained of', () => {
  const sent = submitForm(changeField(opened(), 'weight', 12))
  expect(shownProblems(sent)).toHaveLength(1)
  expect(shownProblems(changeField(sent, 'weight', 3))).toEqual([])
})

test('what the server refused stands until its field is changed', () => {
  const refused = refuseForm(opened(), [{ path: 'code', id: 'taken', params: {} }])
  expect(shownProblems(refused)).toHaveLength(1)
  expect(shownProblems(changeField(refused, 'name', 'Ebb'))).toHaveLength(1)
  expect(shownProblems(changeField(refused, 'code', 'b'))).toEqual([])
})

test('a record is not blamed for a required field that was empty before and was not touched', () => {
  expect(checkForm(changeField(beginForm(title, names, { ...record, name: null }), 'weight', 6))).toEqual([])
})

test('after a save nothing is unsaved, and the next save goes by the new version', () => {
  const typed = changeField(opened(), 'name', 'Ebb')
  const saved = savedForm(typed, { id: 7, version: 4 }, typed.values)
  expect(isDirty(saved)).toBe(false)
  expect(bodyOf(changeField(saved, 'weight', 6))).toEqual({ id: 7, version: 4, weight: 6 })
})

test('what is typed while a save is under way stays unsaved', () => {
  const sent = changeField(opened(), 'name', 'Ebb')
  const typedOn = changeField(sent, 'name', 'Ebbs')
  expect(bodyOf(savedForm(typedOn, { id: 7, version: 4 }, sent.values))).toEqual({ id: 7, version: 4, name: 'Ebbs' })
})

test('a newer version names only what it changed, and a conflict only where both did', () => {
  const typed = changeField(changeField(opened(), 'name', 'Ebb'), 'weight', 6)
  const newer = { ...record, version: 4, name: 'Flood', code: 'ab' }
  expect(compareForm(typed, newer).map(({ name, isConflict }) => [name, isConflict])).toEqual([
    ['name', true],
    ['code', false],
  ])
})

test('a merge keeps what only one side changed and takes the chosen side of a conflict', () => {
  const typed = changeField(changeField(opened(), 'name', 'Ebb'), 'weight', 6)
  const newer = { ...record, version: 4, name: 'Flood', code: 'ab' }
  expect(bodyOf(mergeForm(typed, newer, { name: 'theirs' }))).toEqual({ id: 7, version: 4, weight: 6 })
  expect(bodyOf(mergeForm(typed, newer, { name: 'yours' }))).toEqual({ id: 7, version: 4, name: 'Ebb', weight: 6 })
  expect(mergeForm(typed, newer).values.code).toBe('ab')
})

test('without a choice a merge loses nothing that was typed', () => {
  const typed = changeField(opened(), 'name', 'Ebb')
  expect(mergeForm(typed, { ...record, version: 4, name: 'Flood' }).values.name).toBe('Ebb')
})
