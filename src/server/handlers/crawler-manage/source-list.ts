import * as commands from '../../../../commands/crawler-manage/source-list'
import crawlSource from '../../../entities/crawler-manage/crawl-source'
import { name } from '../../domain/crawler/purge'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** The source is switched off at once; its records go batch by batch. */
  purgeSource: {
    undo: 'never',
    run: async (context, row) => {
      await context.records.update(crawlSource, row, {
        enabled: false,
        collected: 0,
        lastRunAt: null,
        failureRate: null,
      })
      await context.services.jobs.schedule(context, name, { source: row.id }, context.now)
    },
  },
})
