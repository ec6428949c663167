import { expect, test } from 'vitest'
import { rightsChange } from '../../../../../src/client/base/session/rights-change'

const rights = [
  { code: 'UserManage:userList.ban', title: 'Ban user' },
  { code: 'UserManage:userDetail.ban', title: 'Ban user' },
  { code: 'UserManage:userList.edit', title: 'Edit user' },
]
const holding =
  (...codes: string[]) =>
  (code: string) =>
    codes.includes(code)

test('what came and went is told by title, each once', () => {
  const before = holding('UserManage:userList.ban', 'UserManage:userDetail.ban')
  expect(rightsChange(rights, before, holding('UserManage:userList.edit'))).toEqual({
    gained: ['Edit user'],
    lost: ['Ban user'],
  })
})

test('a role that holds everything loses what its account keeps no code for', () => {
  expect(rightsChange(rights, () => true, holding('UserManage:userList.edit')).lost).toEqual(['Ban user'])
  expect(
    rightsChange(
      rights,
      () => true,
      () => true,
    ),
  ).toEqual({ gained: [], lost: [] })
})
