import { expect, test } from 'vitest'
import { declaredIcons, isDrawn } from '../../src/run/support/declared-icons/declared-icons'

test('every icon that a section, a page or a command names is drawn', () => {
  expect(declaredIcons().filter(({ name }) => !isDrawn(name))).toEqual([])
})

test('icons are found where declarations name them', () => {
  expect(declaredIcons().map(({ file }) => file)).toContain('src/pages/user-manage/section.ts')
})
