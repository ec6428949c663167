import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import role from '../../../../../src/entities/staff-manage/role'
import user from '../../../../../src/entities/user-manage/user'
import type { CommandInfo } from '../../../../../src/schema/registry'
import { registry } from '../../../../../src/server/base/declarations'

const address = 'https://admin.example'
const roles = [1, 2, 3, 4].map((roleId) => ({ roleId, name: { en: `Role ${roleId}`, zh_CN: `角色${roleId}` } }))

/** What was sent: the call, and its body. */
let sent: (readonly [string, unknown])[] = []
/** The role that the host refuses to delete. */
let refused = 0

beforeEach(() => {
  vi.resetModules()
  sent = []
  refused = 0
  vi.stubGlobal('document', {
    cookie: 'Admin-Token=secret',
    querySelector: (selector: string) => (selector === 'meta[name=api-host]' ? { content: address } : null),
  })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    const path = url.slice(address.length)
    const told = body === undefined ? undefined : (JSON.parse(body) as { roleId?: number })
    sent.push([`${method} ${path}`, told])
    if (path.includes('staffPreference')) return Promise.resolve(new Response(null, { status: 404 }))
    if (told?.roleId !== undefined && told.roleId === refused)
      return Promise.resolve(Response.json({ code: 'B01', msg: 'It is held.', data: null }))
    return Promise.resolve(Response.json({ code: '00000', msg: 'ok', data: path.endsWith('/all') ? roles : null }))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Runs a command against a host that has turned out to answer the specified calls alone. */
async function run(
  id: string,
  target: Parameters<typeof import('../../../../../src/client/engine/plain/run-plainly').runPlainly>[1],
  args = {},
) {
  const { call } = await import('../../../../../src/client/base/api/api')
  const { runPlainly } = await import('../../../../../src/client/engine/plain/run-plainly')
  await call('GET /auth/backend/staffPreference/mine').catch(() => undefined)
  sent = []
  return runPlainly(registry.commands.get(id) as CommandInfo, target, args)
}

const rowsOf = (entity: typeof role | typeof user, ...ids: number[]) =>
  ({ kind: 'rows', entity, ids, known: [] }) as const

describe('a command runs by its call of the specification, one record a call', () => {
  test('on rows', async () => {
    expect(await run('staff-manage.role-list.delete', rowsOf(role, 2, 3))).toEqual({ done: [2, 3] })
    expect(sent).toEqual([
      ['POST /auth/backend/role/delRole', { roleId: 2 }],
      ['POST /auth/backend/role/delRole', { roleId: 3 }],
    ])
  })

  test('on all that match a filter, less those that are left out', async () => {
    const query = { filters: { name: { contains: 'role' } }, sort: '-id', page: 'staff-manage.role-list', zone: 'UTC' }
    const target = { kind: 'query', entity: role, query, except: [3], ranges: [{ from: 0, to: 2 }], also: [1] } as const
    const ran = await run('staff-manage.role-list.delete', { ...target, expectedCount: null, known: [] })
    expect(ran.done).toEqual([4, 2, 1])
    expect(sent[0]).toEqual(['GET /auth/backend/role/all', undefined])
  })

  test('with what it asks for', async () => {
    await run('user-manage.user-list.restore', rowsOf(user, 7), { reason: 'A mistake' })
    expect(sent).toEqual([
      ['POST /user/backend/monitor/account/disabled', { userId: 7, status: 'normal', reason: 'A mistake' }],
    ])
  })

  test('until the host refuses one', async () => {
    refused = 3
    await expect(run('staff-manage.role-list.delete', rowsOf(role, 2, 3, 4))).rejects.toMatchObject({ code: 'B01' })
    expect(sent).toHaveLength(2)
  })
})

describe('pickers offer what the calls of the specification list', () => {
  test('by a part of the name, or by id', async () => {
    await run('staff-manage.role-list.delete', rowsOf(role))
    const { searchReferences } = await import('../../../../../src/client/engine/references/search-references')
    const signal = new AbortController().signal
    expect(await searchReferences('role', { search: 'role 2', limit: 20 }, signal)).toEqual([
      { id: 2, label: roles[1]?.name },
    ])
    expect(await searchReferences('role', { ids: [4] }, signal)).toMatchObject([{ id: 4 }])
    await expect(searchReferences('series', { search: 'x' }, signal)).rejects.toMatchObject({ code: 'notOffered' })
  })
})
