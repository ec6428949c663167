import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import exportSchedule from '../../../src/entities/system/export-schedule'
import exportTask from '../../../src/entities/system/export-task'
import type { Filter } from '../../../src/fields/filter'
import { formatFilter, parseFilter } from '../../../src/fields/filter'
import { reportFigures } from '../../../src/fields/report-figures'
import type { FiguresAnswer } from '../../../src/fields/report-figures'
import { apiBase } from '../../../src/schema/entity'
import type { ListingPage } from '../../../src/schema/page'
import { Records } from '../../../src/server/db/records'
import { runSchedules } from '../../../src/server/domain/reports/run-schedules'
import { fieldOfEachType, filtersOver, storeValues } from '../../support/filter-cases'
import type { FilteredField } from '../../support/filter-cases'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { Staff, TestApp } from '../../support/test-app'
import { registry } from '../../../src/server/base/declarations'
import { until } from '../../support/until'
import { startsInBrowser } from '../../../src/schema/does'

/*
 * A query is asked for by its list, its count, an export, a bulk command, a saved view, a link and a schedule. Whoever asks, the
 * same filter means the same records.
 */

let app: TestApp
let staff: Staff
let caller: Caller
beforeAll(async () => {
  app = await startTestApp({ withJobs: true })
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
  expect({ paramJson, said: file.body.startsWith('{') ? file.body : '' }).toMatchObject({ said: '' })
  return idsIn(file.body)
}

/** How many records a command on all that the query finds would be run on; as many as are listed where it has no such command. */
async function chosen({ info, entity }: FilteredField, filters: Asked, otherwise: number): Promise<number> {
  const command = [...registry.commands.values()].find(
    ({ page, command: each }) =>
      page.id === info.id && each.on === 'rows' && each.entity === entity && !startsInBrowser(each) && !each.asks,
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

/** The ids in the file that a schedule makes, by the filters that it was given. */
async function scheduled({ info, exportType }: FilteredField, filters: readonly Asked[]): Promise<number[][]> {
  const records = new Records(app.db, staff.id, new Date())
  const rhythm = { frequency: 'daily', time: '06:30', timezone: zone, nextRunAt: '2020-01-01T00:00:00.000Z' } as const
  const schedules: number[] = []
  for (const [at, asked] of filters.entries()) {
    const paramJson = { page: info.id, filters: asked, columns: ['id'] }
    const what = { name: `${exportType} ${at}`, exportType, paramJson, format: 'csv', recipients: [staff.id] } as const
    schedules.push((await records.insert(exportSchedule, { ...what, ...rhythm })).id)
  }
  await runSchedules.run(app.services, {})
  return Promise.all(
    schedules.map(async (schedule) => {
      const task = await until(
        `the file of schedule ${schedule}`,
        async () => (await records.where(exportTask, { schedule })).find(({ state }) => /done|failed/.test(state)),
        60,
      )
      const url = `/report/backend/exportTask/download?id=${task.id}`
      const { body } = await app.http.inject({ url, headers: { token: staff.token } })
      return idsIn(body)
    }),
  )
}

/** The ids in a file of one column. */
function idsIn(csv: string): number[] {
  const lines = csv.replace(/^\uFEFF/, '').split('\r\n')
  return lines.slice(1).filter(Boolean).map(Number).sort(byNumber)
}

/** The filters of a saved view, as whoever opens it is given them. */
async function kept({ info }: FilteredField, name: string, filters: Asked): Promise<Asked | undefined> {
  const page = info.path
  await caller.post('/auth/backend/savedView/save', { page, name, filters })
  const { data } = await caller.get<{ name: string; filters: Asked }[]>('/auth/backend/savedView/mine', { page })
  return data.find((view) => view.name === name)?.filters
}

const byNumber = (one: number, other: number) => one - other

describe('one filter means the same records to whoever asks', () => {
  const shared = new Map<string, Promise<number>>()

  test.each(fieldOfEachType())('by %s', async (_type, of) => {
    const { entity, path, field, info } = of
    const values = await storeValues(of, app.make, shared)
    const asked = filtersOver(field, values)
    const files = await scheduled(
      of,
      asked.map((filter) => ({ [path]: filter })),
    )
    for (const [at, filter] of asked.entries()) {
      const filters = { [path]: filter }
      const ids = await listed(of, filters)
      const linked = parseFilter(formatFilter(filter, field), field)
      const viewed = await kept(of, `${path} ${at}`, filters)
      expect({
        filter,
        counted: (await caller.post<{ total: number }>(`${apiBase(entity)}/count`, { page: info.id, zone, filters }))
          .data.total,
        exported: await exported(of, { page: info.id, zone, filters }),
        chosen: await chosen(of, filters, ids.length),
        linked: linked && (await listed(of, { [path]: linked })),
        viewed: viewed && (await listed(of, viewed)),
        scheduled: files[at],
      }).toEqual({
        ...{ filter, counted: ids.length, exported: ids, chosen: ids.length, linked: ids, viewed: ids },
        scheduled: ids,
      })
    }
  })
})

/** A figure of a report that is whole numbers, added up. */
function sumOf(page: ListingPage): string | undefined {
  const isWhole = (path: string) => page.entity.fields[path]?.type === 'int' && !page.entity.fields[path]?.secret
  return page.kind === 'report'
    ? reportFigures(page).find(({ path, how }) => how === 'sum' && isWhole(path))?.path
    : undefined
}

describe('one filter means the same records to the figures of a report', () => {
  const shared = new Map<string, Promise<number>>()

  test.each(fieldOfEachType((page) => sumOf(page) !== undefined))('by %s', async (_type, of) => {
    const { entity, path, field, info } = of
    const figure = sumOf(info.page) ?? ''
    const values = await storeValues(of, app.make, shared)
    for (const filter of filtersOver(field, values)) {
      const asked = { page: info.id, zone, filters: { [path]: filter } }
      const { data, msg } = await caller.post<FiguresAnswer>(`${apiBase(entity)}/figures`, asked)
      expect({ filter, msg }).toEqual({ filter, msg: 'ok' })
      const list = await caller.post<{ rows: Record<string, number>[] }>(`${apiBase(entity)}/page`, {
        ...{ ...asked, columns: [figure], size: 200 },
      })
      const sum = list.data.rows.reduce((total, row) => total + (row[figure] ?? 0), 0)
      const total = data.totals.find((each) => each.path === figure)
      expect({ filter, figures: total?.value ?? 0 }).toEqual({ filter, figures: sum })
    }
  })
})
