import { expect } from 'vitest'
import tag from '../../../src/entities/movie-manage/tag'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import copyrightBlacklistEntry from '../../../src/entities/user-manage/copyright-blacklist-entry'
import superWhitelistEntry from '../../../src/entities/user-manage/super-whitelist-entry'
import user from '../../../src/entities/user-manage/user'
import userEmailChange from '../../../src/entities/user-manage/user-email-change'
import userLabel from '../../../src/entities/user-manage/user-label'
import whitelistEntry from '../../../src/entities/user-manage/whitelist-entry'
import type { Step, World } from './step'

const data = (values: object) => expect.objectContaining(values) as object
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const idOf = ({ data: made }: { data: { id: number } }) => made.id
const ofUser = (world: World) => `?userId=${world.id('user')}`

/** A user: found, read, changed, disabled and let back. */
export const userSteps: readonly Step[] = [
  {
    call: 'GET /user/backend/displayId/query',
    at: () => '?displayId=7654321',
    holds: (answer: { data: { id: number } }, world) => {
      world.keep('user', idOf(answer))
      expect(answer.data).toMatchObject({ displayId: '7654321', nickname: 'Bo' })
    },
  },
  {
    call: 'GET /user/backend/detail',
    at: ofUser,
    holds: ({ data: found }, world) => expect(found).toMatchObject({ id: world.id('user'), nickname: 'Bo' }),
  },
  {
    call: 'POST /user/backend/info/edit',
    sends: (world) => ({ userId: world.id('user'), nickname: 'Bob', bio: 'Hello' }),
    holds: async (_answer, world) =>
      expect(await world.stored(user, world.id('user'))).toMatchObject({ nickname: 'Bob', bio: 'Hello' }),
  },
  {
    call: 'POST /user/backend/info/resetPortrait',
    sends: (world) => ({ userId: world.id('user') }),
    holds: async (_answer, world) =>
      expect(await world.stored(user, world.id('user'))).toMatchObject({ portrait: null }),
  },
  {
    call: 'POST /user/backend/monitor/account/disabled',
    sends: (world) => ({ userId: world.id('user') }),
    holds: async (_answer, world) =>
      expect(await world.stored(user, world.id('user'))).toMatchObject({ state: 'disabled' }),
  },
  {
    call: 'POST /user/backend/monitor/getAccountStatus',
    sends: (world) => ({ userId: world.id('user') }),
    holds: ({ data: status }, world) => expect(status).toMatchObject({ [world.id('user')]: { state: 'disabled' } }),
  },
  {
    call: 'POST /user/backend/monitor/account/disabled',
    sends: (world) => ({ userId: world.id('user') }),
    holds: async (_answer, world) =>
      expect(await world.stored(user, world.id('user'))).toMatchObject({ state: 'normal' }),
  },
  {
    call: 'GET /user/backend/checkNewEmail',
    at: () => '?email=bob@iron-man.example',
    holds: ({ data: checked }) => expect(checked).toEqual({ email: 'bob@iron-man.example', available: true }),
  },
  {
    call: 'POST /user/backend/updateNewEmail',
    sends: (world) => ({ userId: world.id('user'), newEmail: 'bob@iron-man.example', proof: ['uploads/letter.jpg'] }),
    holds: async (_answer, world) => {
      const { rows } = await world.app.services.pool.query<{ id: number }>(
        'select id from user_email_change where "user" = $1',
        [world.id('user')],
      )
      expect(await world.stored(userEmailChange, Number(rows[0]?.id))).toMatchObject({
        state: 'pending',
        source: 'staff',
      })
    },
  },
  {
    call: 'GET /user/backend/emailUpdateHistory',
    at: ofUser,
    holds: ({ data: changes }) => expect(changes).toEqual([data({ state: 'pending', source: 'staff' })]),
  },
]

/** The lists that a user may be on: entered, read and left. */
export const userListSteps: readonly Step[] = [
  {
    call: 'POST /user/backend/blacklist/save',
    sends: (world) => ({ userId: world.id('user'), scope: 'comment', reasonCode: 'spam', reason: 'Spam' }),
    holds: async (answer: { data: { id: number } }, world) => {
      world.keep('ban', idOf(answer))
      expect(await world.stored(blacklistEntry, idOf(answer))).toMatchObject({
        user: world.id('user'),
        state: 'active',
      })
    },
  },
  {
    call: 'POST /user/backend/blacklist/delete/{id}',
    at: (world) => world.id('ban'),
    holds: async (_answer, world) =>
      expect(await world.stored(blacklistEntry, world.id('ban'))).toMatchObject({ state: 'lifted' }),
  },
  {
    call: 'POST /user/backend/whitelist/update',
    sends: (world) => ({
      userId: world.id('user'),
      abilities: ['adFree'],
      purpose: 'tester',
      reason: 'Tests',
      expiresAt: inDays(30),
    }),
    holds: (answer: { data: { id: number } }, world) => world.keep('whitelist', idOf(answer)),
  },
  {
    call: 'GET /user/backend/whitelist/detail',
    at: (world) => `?id=${world.id('whitelist')}`,
    holds: ({ data: found }) => expect(found).toMatchObject({ abilities: ['adFree'], purpose: 'tester' }),
  },
  {
    call: 'POST /user/backend/whitelist/update',
    sends: (world) => ({ id: world.id('whitelist'), abilities: ['adFree', 'debugLog'] }),
    holds: async (_answer, world) =>
      expect(await world.stored(whitelistEntry, world.id('whitelist'))).toMatchObject({
        abilities: ['adFree', 'debugLog'],
        purpose: 'tester',
      }),
  },
  {
    call: 'GET /user/backend/whitelist/remove',
    at: (world) => `?id=${world.id('whitelist')}`,
    holds: async (_answer, world) =>
      expect(await world.stored(whitelistEntry, world.id('whitelist'))).toMatchObject({ state: 'removed' }),
  },
  {
    call: 'POST /user/backend/superWhitelist/save',
    sends: (world) => ({
      userId: world.id('user'),
      bypass: ['vip'],
      owner: world.owner.id,
      reason: 'Tests',
      expiresAt: inDays(30),
    }),
    holds: async (answer: { data: { id: number } }, world) => {
      world.keep('super whitelist', idOf(answer))
      const { rowCount } = await world.app.services.pool.query(
        `update super_whitelist_entry set state = 'active' where id = $1`,
        [idOf(answer)],
      )
      expect(rowCount).toBe(1)
    },
  },
  {
    call: 'POST /user/backend/superWhitelist/delete/{id}',
    at: (world) => world.id('super whitelist'),
    holds: async (_answer, world) =>
      expect(await world.stored(superWhitelistEntry, world.id('super whitelist'))).toMatchObject({ state: 'removed' }),
  },
  {
    call: 'GET /user/backend/blacklist/copyright/getTagCodeList',
    holds: ({ data: tags }) => expect(tags).toEqual([data({ code: 'own_rights' })]),
  },
  {
    call: 'POST /user/backend/blacklist/copyright/save',
    sends: (world) => ({ userId: world.id('user'), tagCodes: ['own_rights'], reason: 'Claimed' }),
    holds: async (answer: { data: { id: number } }, world) => {
      world.keep('copyright', idOf(answer))
      const entry = await world.stored(copyrightBlacklistEntry, idOf(answer))
      expect(entry?.tags).toHaveLength(1)
      expect(await world.stored(tag, entry?.tags[0] ?? 0)).toMatchObject({ code: 'own_rights' })
    },
  },
  {
    call: 'GET /user/backend/blacklist/copyright/list',
    at: (world) => `?pageNum=1&pageSize=10&state=active&user=${world.id('user')}`,
    holds: ({ data: page }, world) =>
      expect(page).toMatchObject({ total: 1, pageNum: 1, pageSize: 10, list: [{ id: world.id('copyright') }] }),
  },
  {
    call: 'POST /user/backend/blacklist/copyright/del/{id}',
    at: (world) => world.id('copyright'),
    holds: async (_answer, world) =>
      expect(await world.stored(copyrightBlacklistEntry, world.id('copyright'))).toMatchObject({ state: 'lifted' }),
  },
  {
    call: 'POST /user/backend/tag/config/update',
    sends: () => ({ code: 'plain', name: { zh_CN: '标签', en: 'Label' }, kind: 'manual' }),
    holds: (answer: { data: { id: number } }, world) => world.keep('label', idOf(answer)),
  },
  {
    call: 'POST /user/backend/tag/config/enable',
    sends: (world) => ({ id: world.id('label') }),
    holds: async (_answer, world) =>
      expect(await world.stored(userLabel, world.id('label'))).toMatchObject({ enabled: false }),
  },
  {
    call: 'POST /user/backend/tag/config/enable',
    sends: (world) => ({ id: world.id('label') }),
    holds: async (_answer, world) =>
      expect(await world.stored(userLabel, world.id('label'))).toMatchObject({ enabled: true }),
  },
  {
    call: 'POST /user/backend/tag/config/enable',
    sends: (world) => ({ id: world.id('label'), enabled: false }),
    holds: async (_answer, world) =>
      expect(await world.stored(userLabel, world.id('label'))).toMatchObject({ enabled: false }),
  },
]
