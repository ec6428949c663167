import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { migrate } from '../../../src/server/db/migrate'
import { openFormerDatabase, type FormerDatabase } from '../../support/former-database'

const list = 'UserManage:userBlackList'
const queue = `${list}.appeals`

describe('a database of before the queue of ban appeals had rights of its own', () => {
  let former: FormerDatabase
  beforeAll(async () => {
    former = await openFormerDatabase('0073')
  })
  afterAll(() => former.stop())

  test('gives them to the roles that decide on appeals in the list, and to no others', async () => {
    const menu = await idOf('menu', { code: list, kind: 'page', url: '/user-manage/user-black-list', title })
    const own: Record<string, number> = {}
    for (const name of ['grantAppeal', 'upholdAppeal', 'lift'])
      own[name] = await idOf('element', { code: `${list}.${name}`, kind: 'command', menu, title })
    const roles = [[own['grantAppeal'], own['lift']], [own['upholdAppeal']], [own['lift']], null]
    for (const [nth, elements] of roles.entries())
      await former.insert('role', {
        code: `role-${nth}`,
        name: title,
        data_scope: 'all',
        elements,
        menus: elements && [menu],
      })
    await migrate(former.pool)
    expect(await rightsOf('role-0')).toEqual(['grantAppeal', 'release', 'take'])
    expect(await rightsOf('role-1')).toEqual(['release', 'take', 'upholdAppeal'])
    expect(await rightsOf('role-2')).toEqual([])
    expect(await rightsOf('role-3')).toEqual([])
    const { rows } = await former.pool.query<{ code: string; count: number }>(
      `select r.code, r.code_count::int as count from role r join menu m on m.id = any(r.menus) where m.code = $1 order by r.code`,
      [queue],
    )
    expect(rows).toEqual([
      { code: 'role-0', count: 5 },
      { code: 'role-1', count: 4 },
    ])
  })

  test('names rights that commands of the queue have', () => {
    const declared = [...registry.commands.values()].map(({ permission }) => permission)
    for (const name of ['grantAppeal', 'upholdAppeal', 'take', 'release'])
      expect(declared).toContain(`${queue}.${name}`)
  })

  async function rightsOf(role: string): Promise<string[]> {
    const { rows } = await former.pool.query<{ code: string }>(
      `select e.code from role r join element e on e.id = any(r.elements) where r.code = $1 and e.code like $2 order by 1`,
      [role, `${queue}.%`],
    )
    return rows.map(({ code }) => code.slice(queue.length + 1))
  }

  async function idOf(table: string, values: Readonly<Record<string, unknown>>): Promise<number> {
    await former.insert(table, values)
    const { rows } = await former.pool.query<{ id: number }>(`select max(id)::int as id from ${table}`)
    return rows[0]!.id
  }
})

const title = { zh_CN: '封禁', en: 'Bans' }
