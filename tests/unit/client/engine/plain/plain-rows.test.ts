import { describe, expect, test } from 'vitest'
import { plainBody, idIn } from '../../../../../src/client/engine/plain/plain-body'
import { plainLabel, plainRows } from '../../../../../src/client/engine/plain/plain-rows'
import areaConfig from '../../../../../src/entities/develop-manage/area-config'
import account from '../../../../../src/entities/staff-manage/account'
import menu from '../../../../../src/entities/staff-manage/menu'
import role from '../../../../../src/entities/staff-manage/role'
import copyrightBlacklistEntry from '../../../../../src/entities/user-manage/copyright-blacklist-entry'
import ruleUser from '../../../../../src/entities/user-manage/rule-user'
import user from '../../../../../src/entities/user-manage/user'
import type { Entity } from '../../../../../src/schema/entity'

const rowsOf = (entity: Entity, answer: unknown, at = 0) =>
  plainRows(entity, entity.plain?.[at] ?? {}, answer, (name) => (name === 'country' ? ['name'] : []))

describe('what a call of the specification lists is read as records', () => {
  test('by the id that its calls have for it', () => {
    expect(rowsOf(role, [{ roleId: 2, name: { en: 'Editors', zh_CN: '编辑' } }])).toEqual([
      { roleId: 2, id: 2, version: 0, name: { en: 'Editors', zh_CN: '编辑' } },
    ])
  })

  test('with what stands below them: the menu as a tree', () => {
    const tree = [{ menuId: 1, title: 'Top', childMenu: [{ menuId: 2, parentId: 1, title: 'Page' }] }]
    expect(rowsOf(menu, tree)).toMatchObject([
      { id: 1, title: { en: 'Top', zh_CN: 'Top' } },
      { id: 2, parentId: 1 },
    ])
  })

  test('under the names of the declaration: an area is known by its codes there, and by its old id here', () => {
    const answer = [{ id: 'ID,TL', oldId: 5, countries: [{ id: 9, isoCode: 'ID', name: { en: 'Indonesia' } }] }]
    expect(rowsOf(areaConfig, answer)).toMatchObject([
      { id: 5, isoCodes: 'ID,TL', countries: [{ id: 9, label: { en: 'Indonesia' } }] },
    ])
  })

  test('from the member of the answer that holds them, with what holds of all of them', () => {
    const answer = { rules: [{ id: 3, code: 'regulars' }], labels: [{ id: 4 }] }
    expect(rowsOf(ruleUser, answer)).toMatchObject([{ id: 3, code: 'regulars', state: 'active', enabled: true }])
  })

  test('one record, or none', () => {
    expect(rowsOf(user, { id: 7, displayId: '7654321' })).toMatchObject([{ id: 7 }])
    expect(rowsOf(user, null)).toEqual([])
  })

  test.each([null, undefined, 'nothing', {}, [null, 'x', { name: 'no id' }]])('%j is no record', (answer) => {
    expect(rowsOf(role, answer)).toEqual([])
  })

  test('is called by what tells it, else by its number', () => {
    expect(plainLabel(account, { id: 4, version: 0, realName: 'Anna' })).toBe('Anna')
    expect(plainLabel(account, { id: 4, version: 0 })).toBe('#4')
  })
})

describe('what is sent is in the words of the specification', () => {
  test.each([
    ['POST /auth/backend/role/delRole', role, { roleId: 2 }],
    ['POST /auth/backend/account/resetPwd', account, { accountId: 2 }],
    ['POST /user/backend/info/resetPortrait', user, { userId: 2 }],
    ['POST /user/backend/blacklist/copyright/del/{id}', copyrightBlacklistEntry, { id: 2 }],
    ['GET /config/manage/area/config/del', areaConfig, { id: 2 }],
  ] as const)('%s', (call, entity, sent) => {
    expect(plainBody(entity, call, entity.fields, { id: 2, version: 5 })).toEqual(sent)
  })

  test('a call that names the record in its address has the say', () => {
    const call = 'DELETE /auth/backend/menu/delMenu'
    expect(plainBody(menu, call, menu.fields, { id: 2 }, 'parentId')).toEqual({ parentId: 2 })
  })

  test('fields go by the names that callers send them by', () => {
    const body = { user: 7, tags: [1], reason: 'Claimed' }
    const call = 'POST /user/backend/blacklist/copyright/save'
    expect(plainBody(copyrightBlacklistEntry, call, copyrightBlacklistEntry.fields, body)).toEqual({
      userId: 7,
      tagCodes: [1],
      reason: 'Claimed',
    })
  })

  test('the id of what was saved is read under either name, where it is told', () => {
    expect(idIn(role, { roleId: 3 })).toBe(3)
    expect(idIn(role, { id: 3 })).toBe(3)
    expect(idIn(role, 3)).toBe(3)
    expect([idIn(role, null), idIn(role, true), idIn(role, {})]).toEqual([undefined, undefined, undefined])
  })
})
