import { sql } from 'kysely'
import crawledStar from '../../../entities/crawler-manage/crawled-star'
import star from '../../../entities/movie-manage/star'
import { defineWork } from '../../jobs/work'
import { asSystem } from '../../run/as-system'
import { takeBack } from './imports'

export const name = 'crawler.purge'
/** How many records go at once. */
const batchSize = 100

export const purgeWork = defineWork<{ source: number }>(name, {
  lane: 'asked',
  stopsItself: true,
  run: async (services, { source }, signal) => {
    for (let left = batchSize; left === batchSize; signal.throwIfAborted())
      left = await asSystem(services, name, new Date(), async (context) => {
        const rows = await context.records.where(crawledStar, { source }, batchSize)
        for (const row of rows) await takeBack(context, row)
        const ids = rows.map(({ id }) => id)
        for (const own of await context.records.where(star, { crawled: ids }))
          await context.records.update(star, own, { crawled: null })
        // Erased is erased: not kept as a change that could be taken back.
        await sql`delete from crawled_star where id = any(${ids})`.execute(context.db)
        return rows.length
      })
    await sql`delete from crawl_run where source = ${source}`.execute(services.db)
  },
})
