import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Filter } from '../../src/fields/filter'
import { formatFilter, parseFilter } from '../../src/fields/filter'
import { registry } from '../../src/server/declarations'
import { apiBase } from '../../src/schema/entity'
import { fieldOfEachType, filtersOver, storeValues, type FilteredField } from '../support/filter-cases'
import { startTestApp, type Caller, type Staff, type TestApp } from '../support/test-app'

/*
 * A query is asked for by its list, its count, an export, a bulk command, a saved view, a link and a schedule. Whoever asks, the
 * same filter means the same records.
 */

let app: TestApp
let staff: Staff
let caller: Caller
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.staff('super')
  caller = app.as(staff)
})
afterAll(() => app.stop())

const zone = 'America/New_York'
type Asked = Readonly<Record<string, Filter>>

/** The ids that a list of filters leaves. */
async function listed({ info, entity }: FilteredField, filters: Asked): Promise<number[]> {
  const asked = { page: info.id, zone, filters, columns: ['id'], size: 200 }
  const { data, msg } = await caller.post<{ rows: { id: number }[] }>(`${apiBase(entity)}/page`, asked)
  expect({ filters, msg }).toEqual({ filters, msg: 'ok' })
  return data.rows.map(({ id }) => id).sort(byNumber)
}

async function exported({ exportType }: FilteredField, paramJson: object): Promise<number[]> {
  const file = await app.http.inject({
    method: 'POST',
    url: '/excel/common/export',
    headers: { token: staff.token },
    payload: { exportType, format: 'csv', paramJson: { ...paramJson, columns: ['id'] } },
  })
  const lines = file.body.replace(/^\uFEFF/, '').split('\r\n')
  expect({ paramJson, said: lines[0]?.startsWith('{') ? file.body : '' }).toMatchObject({ said: '' })
  return lines.slice(1).filter(Boolean).map(Number).sort(byNumber)
}

/** How many records a command on all that the query finds would be run on; as many as are listed where it has no such command. */
async function chosen({ info, entity }: FilteredField, filters: Asked, otherwise: number): Promise<number> {
  const command = [...registry.commands.values()].find(
    ({ page, command: each }) =>
      page.id === info.id && each.on === 'rows' && each.entity === entity && !each.local && !each.asks,
  )
  if (!command) return otherwise
  const query = { page: info.id, zone, filters }
  // As the browser asks: a call that stands for one record has its id in the path, which is 0 for a query.
  const url = command.call.url.replace('{id}', '0')
  const asked = { id: 0, query, dryRun: true }
  const { data, msg } = await caller.post<{ total: number }>(url, asked, { command: command.id })
  expect({ filters, command: command.id, msg }).toMatchObject({ msg: 'ok' })
  return data.total
}

const byNumber = (one: number, other: number) => one - other

describe('one filter means the same records to whoever asks', () => {
  const shared = new Map<string, Promise<number>>()

  test.each(fieldOfEachType())('by %s', async (_type, of) => {
    const { entity, path, field, info } = of
    let saved = 0
    const values = await storeValues(of, app.make, shared)
    for (const filter of filtersOver(field, values)) {
      const filters = { [path]: filter }
      const ids = await listed(of, filters)
      const linked = parseFilter(formatFilter(filter, field), field)
      const viewed = await caller.post('/auth/backend/savedView/save', {
        ...{ page: info.path, name: `${path} ${++saved}`, filters },
      })
      expect({
        filter,
        counted: (await caller.post<{ total: number }>(`${apiBase(entity)}/count`, { page: info.id, zone, filters }))
          .data.total,
        exported: await exported(of, { page: info.id, zone, filters }),
        chosen: await chosen(of, filters, ids.length),
        linked: linked && (await listed(of, { [path]: linked })),
        viewed: viewed.code,
      }).toEqual({ filter, counted: ids.length, exported: ids, chosen: ids.length, linked: ids, viewed: '00000' })
    }
  })
})
