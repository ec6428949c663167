import { sql } from 'kysely'
import { exportUsers } from '../../../../commands/movie-manage/appointment'
import { exportFaults } from '../../../../commands/movie-manage/batch-update'
import { exportTerritories } from '../../../../commands/movie-manage/licence-list'
import { exportItems } from '../../../../commands/movie-manage/single-list'
import { pickCaption } from '../../../fields/format'
import { caption } from '../../captions'
import type { Cell } from '../../jobs/export/csv'
import { defineExport, requestOwnExport } from '../../jobs/export/own-export'
import { handle, handleTogether } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import type { Services } from '../../services'
import { requestListFile } from '../report/list-file'

const titled = ({ language }: Context, id: string) => caption(language, `movie-manage.${id}`)

export const exportingItems = handleTogether(exportItems, {
  run: (context, rows) =>
    requestListFile(context, {
      exportType: 'single-item',
      title: titled(context, 'single-list.exportItems'),
      filters: { single: { is: rows.map(({ id }) => id) } },
      columns: [
        'single',
        'order',
        'pinned',
        'content',
        'content.type',
        'content.year',
        'content.state',
        'note',
        'areas',
      ],
    }),
})

export const exportingUsers = handle(exportUsers, {
  run: (context, { id }) =>
    requestListFile(context, {
      exportType: 'appointment-user',
      title: titled(context, 'appointment.exportUsers'),
      filters: { appointment: { is: [id] } },
    }),
})

export const exportingFaults = handle(exportFaults, {
  run: (context, { id }) =>
    requestListFile(context, {
      exportType: 'content-batch-row',
      title: titled(context, 'batch-update.exportFaults'),
      filters: { batch: { is: [id] }, result: { is: ['fault', 'failed'] } },
    }),
})

/** Rows fetched at once. */
const lot = 2_000

/** A line for each title and country that a licence covers, the countries of its groups among them. */
export const territories = defineExport('licence-territories', {
  code: 'MovieManage:licenceList.exportTerritories',
  open: async (services, { language }, params) => {
    const ids = params.licences as readonly number[]
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${covered(ids)}) as covered`.execute(
      services.reading,
    )
    const columns = [
      'contentLicence.contractNo',
      'contentLicence.licensor',
      'record.id',
      'contentItem.title',
      'country',
    ]
    return {
      expected: Number(rows[0]?.count ?? 0),
      headings: [
        ...columns,
        'country.isoCode',
        'contentLicence.rights',
        'contentLicence.startsAt',
        'contentLicence.endsAt',
      ].map((id) => caption(language, id)),
      rows: readTerritories(services, ids, language),
    }
  },
})

export const exportingTerritories = handleTogether(exportTerritories, {
  run: async (context, rows) => ({
    taskId: await requestOwnExport(context, territories, {
      title: titled(context, 'licence-list.exportTerritories'),
      page: '/movie-manage/licence-list',
      params: { licences: rows.map(({ id }) => id) },
    }),
  }),
})

function covered(ids: readonly number[]) {
  return sql`select l.id as licence, l.contract_no, l.licensor, l.rights, l.starts_at, l.ends_at,
      c.id as content, c.title, k.id as country, k.name, k.iso_code
    from content_licence l
    join content_item c on c.id = any(l.contents)
    join country k on k.id = any(l.countries) or exists (
      select 1 from country_group g where g.id = any(l.country_groups) and k.id = any(g.countries))
    where l.id = any(${[...ids]})`
}

async function* readTerritories(
  services: Services,
  ids: readonly number[],
  language: 'zh' | 'en',
): AsyncGenerator<Cell[]> {
  for (let after = [0, 0, 0]; ;) {
    const { rows } = await sql<Covered>`select * from (${covered(ids)}) as covered
      where (licence, content, country) > (${sql.join(after)}) order by licence, content, country limit ${lot}`.execute(
      services.reading,
    )
    for (const row of rows)
      yield [
        row.contract_no,
        row.licensor,
        row.content,
        pickCaption(row.title, language),
        pickCaption(row.name, language),
        row.iso_code,
        row.rights.map((right) => caption(language, `contentLicence.rights.${right}`)).join(', '),
        new Date(row.starts_at).toISOString(),
        row.ends_at === null ? '' : new Date(row.ends_at).toISOString(),
      ]
    const last = rows.at(-1)
    if (!last || rows.length < lot) return
    after = [last.licence, last.content, last.country]
  }
}

interface Covered {
  licence: number
  contract_no: string
  licensor: string
  rights: string[]
  starts_at: string
  ends_at: string | null
  content: number
  title: Record<string, string>
  country: number
  name: Record<string, string>
  iso_code: string
}
