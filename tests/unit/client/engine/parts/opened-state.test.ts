import { expect, test } from 'vitest'
import { isBare, openedState } from '../../../../../src/client/engine/parts/opened-state'
import type { DeclaredList } from '../../../../../src/client/engine/parts/list-definition'
import type { ListState } from '../../../../../src/client/engine/parts/list-url'
import report from '../../../../../src/pages/game-manage/report'
import appointment from '../../../../../src/pages/movie-manage/appointment'
import userList from '../../../../../src/pages/user-manage/user-list'

const bare: ListState = { filters: {}, sort: [], view: null }
const filtered: ListState = { ...bare, filters: { area: { is: [1] } } }
const opened = (page: object, state: ListState, held = {}) => openedState(page as DeclaredList, state, held)

test('a list opens with what it declares where its address is bare, and as its address says where it is not', () => {
  expect(opened(appointment, bare).filters).toEqual({ state: { is: ['draft', 'waiting', 'open'] } })
  const sorted: ListState = { ...bare, sort: [{ columnId: 'releaseAt', descending: true }] }
  for (const state of [filtered, sorted]) expect(opened(appointment, state)).toBe(state)
})

test('what a list is limited to leaves its address bare', () => {
  const held = { content: { is: [7] } }
  expect(isBare({ ...bare, filters: held }, held)).toBe(true)
  expect(opened(appointment, { ...bare, filters: held }, held).filters).toMatchObject({ ...held, state: {} })
})

test('a report opens with a month, whatever else it is filtered by, unless its address names a span', () => {
  const month = { day: { is: ['30d'] } }
  expect(opened(report, bare).filters).toEqual(month)
  expect(opened(report, filtered).filters).toEqual({ ...month, ...filtered.filters })
  const week: ListState = { ...bare, filters: { day: { is: ['7d'] } } }
  expect(opened(report, week)).toBe(week)
})

test('a list that declares nothing opens as its address says', () => {
  expect(opened(userList, bare)).toBe(bare)
})
