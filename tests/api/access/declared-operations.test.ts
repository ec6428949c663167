import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import userTag from '../../../src/entities/user-manage/user-tag'
import { isListing } from '../../../src/schema/page'
import { registry } from '../../../src/server/base/declarations'
import { allOperations } from '../../../src/server/all-operations'
import type { Operation } from '../../../src/server/pipeline/operation'
import { startTestApp } from '../../support/test-app'
import type { Staff, TestApp } from '../../support/test-app'
import { sampledWhereEmbedded } from '../../support/sampled'
import exportTask from '../../../src/entities/system/export-task'

let app: TestApp
let nobody: Staff

beforeAll(async () => {
  app = await startTestApp()
  nobody = await app.staff([])
})
afterAll(() => app.stop())

const operations = allOperations(registry)
/** Calls by the resource that they are about, e.g. `/user/backend/blacklist`: a test each would take longer to tell than to run. */
const byResource = (list: readonly Operation[]) => {
  const groups = new Map<string, Operation[]>()
  for (const operation of list) {
    const resource = operation.url.split('/').slice(0, 4).join('/')
    groups.set(resource, [...(groups.get(resource) ?? []), operation])
  }
  return sampledWhereEmbedded([...groups])
}
let calls = 0
const send = async ({ method, url, command }: Operation, token?: string) => {
  const reply = await app.http.inject({
    method,
    url: url.replace(/\{\w+\}/g, '1'),
    // The server counts the calls of an address, and nobody makes so many.
    remoteAddress: `10.2.${(++calls >> 8) % 256}.1`,
    headers: {
      ...(token !== undefined && { token }),
      ...(command && { 'x-command': command.id }),
    },
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
  })
  return reply.json<{ code: string }>().code
}
/** The calls that answer something else than a code. */
const otherThan = async (code: string, list: readonly Operation[], token?: string) => {
  const others: string[] = []
  for (const operation of list) {
    const found = await send(operation, token)
    if (found !== code) others.push(`${operation.command?.id ?? operation.id}: ${found}`)
  }
  return others
}

describe('every call but signing in', () => {
  const guarded = operations.filter(({ guard }) => guard !== 'anyone')

  test.each(byResource(guarded))(
    '%s refuses a caller without a token, and one with a made-up token',
    async (_resource, list) => {
      expect(await otherThan('A0230', list)).toEqual([])
      expect(await otherThan('A0230', list, 'made-up')).toEqual([])
    },
  )
})

describe('every call behind a right', () => {
  const behind = operations.filter(({ guard }) => typeof guard === 'object')

  test.each(byResource(behind))('%s refuses an account that holds none', async (_resource, list) => {
    expect(await otherThan('A0301', list, nobody.token)).toEqual([])
  })
})

describe('every export', () => {
  const exporting = sampledWhereEmbedded(
    [...registry.pages.values()].filter(({ page }) => isListing(page) && page.export),
  )

  test.each(exporting.map((info) => [info.id, info] as const))(
    '%s needs its own right, beside that of the page',
    async (_id, info) => {
      const viewer = await app.staff([info.permission])
      const answer = await app.as(viewer).save(exportTask, {
        exportType: 'export' in info.page ? info.page.export : '',
        paramJson: JSON.stringify({ filters: {}, page: info.id, columns: [] }),
        timestamp: new Date().toISOString(),
        format: 'csv',
      })
      expect(answer.code).toBe('A0301')
    },
  )
})

test('the API document names every call, to the signed in alone', async () => {
  const askedBy = (headers: Record<string, string>) => app.http.inject({ url: '/openapi.json', headers })
  expect((await askedBy({})).json()).toMatchObject({ code: 'A0230' })
  expect((await askedBy({ cookie: 'Admin-Token=made-up' })).json()).toMatchObject({ code: 'A0230' })
  // The menu's link opens it in a tab, which sends no header.
  expect((await askedBy({ cookie: `Admin-Token=${nobody.token}` })).statusCode).toBe(200)
  const document = (await askedBy({ token: nobody.token })).json<{
    paths: Record<string, Record<string, unknown>>
  }>()
  const missing = operations.filter(({ method, url }) => !document.paths[url]?.[method.toLowerCase()])
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('what the path says stands, whatever else is sent under its name', async () => {
  const caller = app.as(await app.staff('super'))
  const [meant, other] = [await app.make(userTag), await app.make(userTag)]
  expect(await caller.get(`/tag/backend/user/detail/${meant.id}`, { id: other.id })).toMatchObject({
    code: '00000',
    data: { id: meant.id },
  })
})
