import { describe, expect, it } from 'vitest'
import { fileOf, routeOf } from '../../../src/schema/names'

describe('the place of a page', () => {
  it.each([
    ['user-manage', false, '/user-manage/user-detail/{id}', 'user-manage/user-detail/[id]'],
    ['system', true, '/profile/index', 'system/profile/index'],
    ['app-manage', false, '/app-manage/template/add/{temId?}', 'app-manage/template/add/[[temId]]'],
  ])('of %s (root: %s) %s is %s, and leads back to its route', (id, root, path, file) => {
    expect(fileOf({ path, section: { id, section: root ? { root } : {} } })).toBe(file)
    expect(routeOf(`${file}.ts`, root)).toBe(path)
  })
})
