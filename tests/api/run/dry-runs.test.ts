import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disable } from '../../../commands/user-manage/user-list'
import message from '../../../src/entities/service-manage/message'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import type { Entity } from '../../../src/schema/entity'
import type { Fields } from '../../../src/schema/field'
import type { CommandInfo } from '../../../src/schema/registry'
import { Records } from '../../../src/server/db/records'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'
import { registry } from '../../../src/server/base/declarations'
import { startsInBrowser } from '../../../src/schema/does'

/** Pages whose commands ask for much, of rules of all kinds; every command is run with all its arguments elsewhere. */
const pages = [
  'user-manage.user-list',
  'user-manage.user-black-list',
  'movie-manage.series-list',
  'service-manage.push-list',
]
const asking = [...registry.commands.values()].filter(
  ({ command, page }) =>
    pages.includes(page.id) &&
    !startsInBrowser(command) &&
    command.on !== 'page' &&
    Object.values((command.asks ?? {}) as Fields).some(({ required }) => required),
)

interface Counts {
  readonly total: number
  readonly eligible: number
  readonly reasons: readonly { readonly count: number }[]
}

describe('a dry run before anything is entered', () => {
  let app: TestApp
  let caller: Caller
  beforeAll(async () => {
    app = await startTestApp()
    caller = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const preview = ({ id, call, command }: CommandInfo, ids: readonly number[], args = {}) => {
    const url = call.url.replace('{id}', String(ids[0]))
    return caller.post<Counts>(url, { ids, ...command.sends, ...args, dryRun: true }, { command: id })
  }

  const made = new Map<Entity, Promise<number>>()
  const recordOf = (entity: Entity) => {
    const known = made.get(entity) ?? app.make(entity).then(({ id }) => id)
    made.set(entity, known)
    return known
  }

  it.each(asking.map((info) => [info.id, info] as const))('of %s says on whom it can run', async (_id, info) => {
    const { code, data } = await preview(info, [await recordOf(info.command.entity as Entity)])
    expect([code, data.total]).toEqual(['00000', 1])
  })

  it('counts whom the state rules out, and whom only what is entered could', async () => {
    const normal = await app.make(user)
    const disabled = await app.make(user, { state: 'disabled' })
    const info = registry.commands.get('user-manage.user-list.disable') as CommandInfo
    const { data } = await preview(info, [normal.id, disabled.id])
    expect(data).toMatchObject({ total: 2, eligible: 1, reasons: [{ count: 1 }] })
  })

  it('leaves everything as it was, and still refuses what is entered wrongly', async () => {
    const { id } = await app.make(user)
    const info = registry.commands.get('user-manage.user-list.sendMessage') as CommandInfo
    const draft = await app.make(message, { state: 'draft' })
    expect(await preview(info, [id])).toMatchObject({ code: '00000', data: { eligible: 1 } })
    expect(await preview(info, [id], { message: draft.id, reason: 'x' })).toMatchObject({
      code: 'A0400',
      data: { field: 'message' },
    })
    const [entry] = await new Records(app.db, null, new Date()).where(blacklistEntry, { user: id })
    expect(entry).toBeUndefined()
  })

  it('is all that goes without: the run itself asks for what is missing', async () => {
    const { id } = await app.make(user)
    const info = registry.commands.get('user-manage.user-list.disable') as CommandInfo
    const run = await caller.refused(disable, id, info.command.sends)
    expect(run).toMatchObject({ code: 'A0400', data: { field: 'reasonCode' } })
  })
})
