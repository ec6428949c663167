import { sql, type Kysely } from 'kysely'
import type { Captions } from '../../../schema/field'
import { caption, type Language } from '../../base/captions'
import type { Database } from '../../db/database'
import type { Cell } from '../../sheets/csv'
import { defineExport } from '../../jobs/export/own-export'
import { splitNames, textOf } from './statistic-splits'

const figures = ['sent', 'delivered', 'shown', 'clicked', 'converted', 'skipped', 'failed'] as const

/** Pushes read at once: a push has some hundreds of lines at most. */
const batchSize = 50

/** The figures of pushes by area, client and language; the lines of a push add up to what its own page shows. */
export const statisticsExport = defineExport('push-statistic', {
  code: 'ServiceManage:pushDetail.export',
  open: async ({ reading }, { language }, params) => {
    const pushes = [...((params.ids ?? []) as readonly number[])]
    const { rows } = await sql<{ count: number }>`select count(*) as count from
      (select distinct push, area, client, language from push_stat where push = any(${pushes})) s`.execute(reading)
    return {
      expected: Number(rows[0]?.count ?? 0),
      headings: [
        'record.id',
        'push.name',
        'pushStat.area',
        'pushStat.client',
        'pushStat.language',
        ...figures.map((name) => `pushStat.${name}`),
      ].map((id) => caption(language, id)),
      rows: readLines(reading, pushes, language),
    }
  },
})

interface Line extends Record<(typeof figures)[number], number> {
  readonly push: number
  readonly name: string
  readonly area: Captions | null
  readonly client: string | null
  readonly language: string | null
}

async function* readLines(db: Kysely<Database>, pushes: readonly number[], language: Language): AsyncGenerator<Cell[]> {
  const nameOf = (by: 'area' | 'client' | 'language') =>
    sql`(select ${splitNames[by]} from (select ${sql.ref(`l.${by}`)} as key) s)`
  for (let start = 0; start < pushes.length; start += batchSize) {
    const { rows } = await sql<Line>`select l.*, p.name,
        ${nameOf('area')} as area, ${nameOf('client')} as client, ${nameOf('language')} as language
      from (
        select push, area, client, language, sum(sent) as sent, sum(delivered) as delivered, sum(shown) as shown,
          sum(clicked) as clicked, sum(converted) as converted,
          sum((select sum(value::bigint) from jsonb_each_text(skipped))) as skipped,
          sum((select sum(value::bigint) from jsonb_each_text(failed))) as failed
        from push_stat where push = any(${pushes.slice(start, start + batchSize)}) group by push, area, client, language
      ) l join push p on p.id = l.push
      order by l.push, l.sent desc nulls last, l.area, l.client, l.language`.execute(db)
    const named = (name: string | Captions | null) => textOf(name, language) ?? caption(language, 'pushForm.unknown')
    for (const row of rows)
      yield [
        row.push,
        row.name,
        named(row.area),
        named(row.client),
        named(row.language),
        ...figures.map((name) => Number(row[name] ?? 0)),
      ]
  }
}
