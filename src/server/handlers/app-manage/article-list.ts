import * as commands from '../../../../commands/app-manage/article-list'
import appArticle from '../../../entities/app-manage/app-article'
import { fixedItems } from '../../../dictionaries/dictionaries'
import type { Row } from '../../../schema/entity'
import { shareArea } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Article = Row<typeof appArticle>

/** Of these the app must always have one to show. */
const agreements = fixedItems(
  'articleCategory',
  'userAgreement',
  'privacyPolicy',
  'vipAgreement',
  'autoRenewal',
  'anchorAgreement',
  'guildAgreement',
)

export default handlers(commands, {
  approve: {
    run: async (context, row) => {
      const editions = await context.records.where(appArticle, { code: row.code })
      const edition = Math.max(0, ...editions.map((other) => other.edition ?? 0)) + 1
      await context.records.update(appArticle, row, { state: 'scheduled', edition })
    },
  },

  withdraw: {
    check: async (context, row) =>
      row.state !== 'live' ||
      !agreements.includes(row.category) ||
      (await hasSuccessor(context, row)) ||
      'app-manage.article-list.noSuccessor',
    run: async ({ records }, row) => {
      await records.update(appArticle, row, { state: 'withdrawn' })
    },
  },

  confirmTranslation: {
    check: async (_context, { body }, { languages }) =>
      body.some((part) => part.machineMade && languages.includes(part.language)) ||
      'app-manage.article-list.nothingToConfirm',
    run: async ({ records }, row, { languages }) => {
      const body = row.body.map((part) => (languages.includes(part.language) ? { ...part, machineMade: false } : part))
      await records.update(appArticle, row, { body })
    },
  },
})

async function hasSuccessor({ records }: Context, row: Article): Promise<boolean> {
  const others = await records.where(appArticle, { code: row.code, state: ['live', 'scheduled'] })
  return others.some((other) => other.id !== row.id && shareArea(other.areas, row.areas))
}
