import { expect, test } from 'vitest'
import { inCommon } from '../../../src/server/access/in-common'
import type { Account, DataScope } from '../../../src/server/pipeline/account'

const codes = { list: 'UserManage:userList', secret: 'UserManage:userList.contact' }

function make(id: number, scopes: Readonly<Record<string, DataScope>>, beside: Partial<Account> = {}): Account {
  const held = Object.keys(scopes).filter((code) => code !== '')
  const rights = { isSuper: false, roleIds: [id], codes: new Set(held), scopes: new Map(Object.entries(scopes)) }
  const person = { id, username: `member${id}`, realName: `Member ${id}`, sessionId: 0, zone: 'UTC', areas: [-1] }
  return { ...person, ...rights, mustChangePassword: false, ...beside } as Account
}

test('what two accounts may do both is no more than each may', () => {
  const owner = make(1, { '': 'all', [codes.list]: 'all', [codes.secret]: 'all' }, { areas: [1, 2] })
  const reader = make(2, { '': 'accountAreas', [codes.list]: 'accountAreas' }, { areas: [2, 3] })
  const both = inCommon(owner, reader)
  expect([...both.codes]).toEqual([codes.list])
  expect(both.scopes.get(codes.list)).toBe('accountAreas')
  expect(both.areas).toEqual([2])
  expect(both.id).toBe(owner.id)
})

test('a super administrator lends nobody their rights', () => {
  const reader = make(2, { '': 'own', [codes.list]: 'own' })
  const both = inCommon(make(1, {}, { isSuper: true }), reader)
  expect(both.isSuper).toBe(false)
  expect([...both.codes]).toEqual([codes.list])
  expect(both.scopes.get(codes.list)).toBe('own')
})
