import { expect, test } from 'vitest'
import { chooseTests } from '../../../src/run/support/choose-tests.mjs'

const imports: Record<string, string[]> = {
  'src/fields/money.ts': [],
  'src/client/cell.ts': ['src/fields/money.ts'],
  'tests/unit/fields/money.test.ts': ['src/fields/money.ts'],
  'tests/unit/fields/other.test.ts': [],
  'tests/unit/grid/cell.test.ts': ['src/client/cell.ts'],
  'tests/contract/terms.test.ts': [],
  'tests/contract/starting.test.ts': [],
  'commands/user-manage/user-list.ts': [],
  'tests/api/user-manage/user-list.test.ts': [],
  'tests/api/user-manage/ban.test.ts': [],
  'tests/e2e/journeys-grid.spec.ts': [],
}
const all = Object.keys(imports)
const chosen = (...changed: string[]) => chooseTests(changed, all, (file) => imports[file] ?? [])

test('the tests that import what changed are chosen, the nearest first', () =>
  expect(chosen('src/fields/money.ts').unit.files).toEqual([
    'tests/unit/fields/money.test.ts',
    'tests/unit/grid/cell.test.ts',
  ]))

test('a command is tested by the API test at its path', () =>
  expect(chosen('commands/user-manage/user-list.ts').api.files).toEqual(['tests/api/user-manage/user-list.test.ts']))

test('a page without an API test of its own is tested by those of its section', () =>
  expect(chosen('src/pages/user-manage/user-detail/[id].ts').api.files).toEqual([
    'tests/api/user-manage/ban.test.ts',
    'tests/api/user-manage/user-list.test.ts',
  ]))

test('a declaration is checked by the contract tests, and those that start servers are named as left out', () =>
  expect(chosen('commands/user-manage/user-list.ts').contract).toEqual({
    files: ['tests/contract/terms.test.ts'],
    leftOut: ['tests/contract/starting.test.ts'],
  }))

test('a changed test runs itself', () =>
  expect(chosen('tests/unit/fields/other.test.ts').unit.files).toEqual(['tests/unit/fields/other.test.ts']))

test('a changed test of the browser is named as left out', () =>
  expect(chosen('tests/e2e/journeys-grid.spec.ts').e2e).toEqual({
    files: [],
    leftOut: ['tests/e2e/journeys-grid.spec.ts'],
  }))
