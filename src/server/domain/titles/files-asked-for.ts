import { sql } from 'kysely'
import { pickCaption } from '../../../fields/format'
import { caption } from '../../base/captions'
import type { Cell } from '../../sheets/csv'
import { defineExport } from '../../jobs/export/own-export'
import type { Context } from '../../pipeline/operation'
import type { Services } from '../../base/services'

export const titled = ({ language }: Context, id: string) => caption(language, `movie-manage.${id}`)

/** Rows fetched at once. */
const batchSize = 2_000

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
      where (licence, content, country) > (${sql.join(after)}) order by licence, content, country limit ${batchSize}`.execute(
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
    if (!last || rows.length < batchSize) return
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
