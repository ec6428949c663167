import * as commands from '../../../../commands/community-manage/report-queue'
import comment from '../../../entities/community-manage/comment'
import communityReport from '../../../entities/community-manage/community-report'
import dynamic from '../../../entities/community-manage/dynamic'
import topic from '../../../entities/community-manage/topic'
import { type FixedItem, fixedItem } from '../../../dictionaries/dictionaries'
import type { Row } from '../../../schema/entity'
import { daysFrom } from '../../operations/days-from'
import { tellUsers } from '../../domain/live/tell-user'
import { inBothLanguages } from '../../domain/live/in-both-languages'
import { banAuthorOf, mayBan } from '../../domain/users/ban-author'
import { guardTerms } from '../../domain/users/ban-rights'
import { banUser } from '../../domain/users/bans'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Report = Row<typeof communityReport>

/** As bans name what was reported. */
const banReasons: Readonly<Partial<Record<FixedItem<'communityReportReason'>, FixedItem<'userBanReason'>>>> = {
  porn: 'porn',
  abuse: 'abuse',
  spam: 'spam',
  hate: 'hate',
  political: 'political',
  minor: 'minor',
  fraud: 'fraud',
  copyright: 'copyright',
}

export default handlers(commands, {
  decide: {
    undo: 'image',
    guard: async (context, { decision, scope, expiresAt }) => {
      if (decision === 'banned') guardTerms(context, scope, expiresAt)
    },
    check: async (context, { targetUser }, { decision, scope }) =>
      decision === 'banned' ? mayBan(context, targetUser, scope) : true,
    run: async (context, report, { decision, decisionReason, scope, expiresAt }) => {
      const { records, now } = context
      await actOnTarget(context, report, decision)
      if (decision === 'banned')
        await banAuthorOf(context, report.targetUser, {
          scope,
          reasonCode: banReasonOf(report),
          reason: decisionReason ?? `report ${report.id}: ${report.reasonCode ?? 'other'}`,
          expiresAt,
          source: 'report',
        })
      await records.update(communityReport, report, {
        state: 'decided',
        decision,
        decisionReason,
        decidedAt: now.toISOString(),
        assignee: report.assignee ?? context.account.id,
      })
      await tell(context, report, decision)
    },
  },

  muteReporter: {
    undo: 'image',
    check: (_context, { reportedBy }) => Promise.resolve((reportedBy ?? []).length > 0 || 'ugc.report-list.noReporter'),
    run: async (context, { reportedBy }, { days }) => {
      for (const reporter of reportedBy ?? [])
        await banUser(context, reporter, {
          scope: 'report',
          reasonCode: fixedItem('userBanReason', 'abuse'),
          reason: 'reports in bad faith',
          expiresAt: daysFrom(context.now, days).toISOString(),
          source: 'report',
        })
    },
  },
})

function banReasonOf({ reasonCode }: Report): FixedItem<'userBanReason'> {
  const known: Readonly<Record<string, FixedItem<'userBanReason'>>> = banReasons
  return known[reasonCode ?? ''] ?? 'other'
}

/** What the decision means for what was reported; what was hidden until decided is shown again where nothing is wrong with it. */
async function actOnTarget({ records }: Context, report: Report, decision: Report['decision']): Promise<void> {
  const state = decision === 'hidden' ? 'hidden' : decision === 'deleted' ? 'deleted' : undefined
  const isFine = decision === 'noViolation'
  if (report.dynamic !== null) {
    const row = await records.get(dynamic, report.dynamic)
    if (decision === 'limited') await records.update(dynamic, row, { weight: 0 })
    if (state && row.state !== 'deleted') await records.update(dynamic, row, { state })
    if (isFine && row.state === 'hidden') await records.update(dynamic, row, { state: 'published' })
  }
  if (report.comment !== null) {
    const row = await records.get(comment, report.comment)
    if (state && row.state !== 'deleted') await records.update(comment, row, { state })
    if (isFine && row.state === 'hidden') await records.update(comment, row, { state: 'published' })
  }
  if (report.topic !== null && state) {
    const row = await records.get(topic, report.topic)
    if (row.state === 'online') await records.update(topic, row, { state: 'offline' })
  }
}

/** The reported user learns what was decided, the reporters whether something was done: never who reported. */
async function tell(context: Context, report: Report, decision: Report['decision']): Promise<void> {
  const why = { reason: `report ${report.id}`, category: 'system' as const }
  const isFine = decision === 'noViolation'
  if (report.targetUser !== null && !isFine && decision !== 'limited')
    await tellUsers(context, [report.targetUser], {
      ...why,
      title: inBothLanguages('community-manage.told.title'),
      content: inBothLanguages(`community-manage.told.${decision ?? 'warned'}`),
    })
  await tellUsers(context, (report.reportedBy ?? []).slice(0, 500), {
    ...why,
    title: inBothLanguages('ugc.told.reportClosed'),
    content: inBothLanguages(`ugc.told.reportClosed.${isFine ? 'dismissed' : 'upheld'}`),
  })
}
