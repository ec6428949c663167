import * as commands from '../../../../commands/live-manage/anchor-apply'
import areaConfig from '../../../entities/develop-manage/area-config'
import anchorEntity from '../../../entities/live-manage/anchor'
import anchorApplication from '../../../entities/live-manage/anchor-application'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { takingNext } from '../../run/take-next'
import { isAdult } from '../../domain/live/adult'
import { tellUsers } from '../../domain/live/tell-user'
import { inBothLanguages } from '../../domain/live/in-both-languages'
import { serialNumber } from '../../operations/serial-number'
import { handlers, type Verdict } from '../../operations/handler'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Application = Row<typeof anchorApplication>

/** An approval is taken back within this many minutes. */
const revokeMinutes = 10

export default handlers(commands, {
  take: takingNext(commands.take, {
    entity: anchorApplication,
    states: ['pending', 'inReview'],
    taken: 'inReview',
    page: '/live-manage/anchor-apply',
  }),

  approve: {
    undo: 'never',
    check: judge,
    run: async (context, row, { level, operator }) => {
      const { records, account, now } = context
      if (isFlagged(row) && row.approvedBy === null) {
        await records.update(anchorApplication, row, { state: 'pending', approvedBy: account.id, assignee: null })
        return { findings: [{ caption: 'live-manage.anchor-apply.firstOfTwo', tone: 'warn' }] }
      }
      await records.insert(anchorEntity, {
        user: row.user,
        anchorNo: serialNumber('A', now).slice(-12),
        kind: row.kind,
        realName: row.realName,
        idNumber: row.idNumber,
        birthDate: row.birthDate,
        country: row.country,
        areas: await areasOf(context, row.country),
        languages: row.languages,
        ...(level !== null && { level }),
        ...(operator !== null && { operator }),
      })
      await records.update(anchorApplication, row, {
        state: 'approved',
        decidedBy: account.id,
        decidedAt: now.toISOString(),
      })
      return undefined
    },
  },

  revoke: {
    undo: 'never',
    check: ({ now }, { decidedAt }) =>
      Promise.resolve(
        (decidedAt !== null && now.getTime() - Date.parse(decidedAt) <= revokeMinutes * 60_000) || {
          caption: 'live-manage.anchor-apply.revokeTooLate',
          params: { minutes: String(revokeMinutes) },
        },
      ),
    run: async ({ records }, row) => {
      const [made] = await records.where(anchorEntity, { user: row.user }, 1)
      if (made?.lastLiveAt) throw refused('live-manage.anchor-apply.hasStreamed')
      if (made) await records.remove(anchorEntity, made)
      await records.update(anchorApplication, row, { state: 'inReview', decidedBy: null, decidedAt: null })
    },
  },

  askMore: {
    undo: 'never',
    run: async (context, row, { items, message }) => {
      const named = (language: 'zh' | 'en') => ({
        items: items
          .map((item) => caption(language, `anchorApplication.${item}`))
          .join(language === 'zh' ? '、' : ', '),
        text: language === 'zh' ? message.zh_CN : message.en,
      })
      await context.records.update(anchorApplication, row, { state: 'returned', assignee: null })
      await tellUsers(context, [row.user], {
        title: inBothLanguages('live-manage.askedMoreTitle'),
        content: inBothLanguages('live-manage.askedMoreText', named),
        reason: items.join(', '),
      })
    },
  },
})

/** Why an application cannot be approved: under age, an identity that streams already, the second approval by the first. */
async function judge({ records, account, now }: Context, row: Application): Promise<Verdict> {
  if (!isAdult(row.birthDate, now)) return 'live-manage.underage'
  if (isFlagged(row) && row.approvedBy === account.id) return 'live-manage.anchor-apply.otherSecond'
  const [same] = await records.where(anchorEntity, { idNumber: row.idNumber, country: row.country }, 1)
  if (same && same.state !== 'retired') return 'live-manage.anchor-apply.sameIdentity'
  const [own] = await records.where(anchorEntity, { user: row.user }, 1)
  return own === undefined || 'live-manage.anchor-apply.isAnchor'
}

function isFlagged({ riskFlags }: Application): boolean {
  return (riskFlags ?? []).length > 0
}

/** The areas that anchors of a country are shown in. */
async function areasOf({ records }: Context, country: number): Promise<number[]> {
  const areas = await records.where(areaConfig, { group: anchorEntity.fields.areas.group })
  const own = areas.filter(({ countries }) => (countries ?? []).includes(country)).map(({ id }) => id)
  return own.length > 0 ? own : [-1]
}
