import * as commands from '../../../../commands/community-manage/report-queue'
import comment from '../../../entities/community-manage/comment'
import communityReport from '../../../entities/community-manage/community-report'
import dynamic from '../../../entities/community-manage/dynamic'
import topic from '../../../entities/community-manage/topic'
import { type FixedItem, fixedItem } from '../../../dictionaries/dictionaries'
import { formatInstant } from '../../../fields/format'
import type { Entity, Row } from '../../../schema/entity'
import { daysFrom } from '../../operations/days-from'
import { tellUsers } from '../../domain/live/tell-user'
import { inBothLanguages } from '../../domain/live/in-both-languages'
import { banAuthorOf, mayBan } from '../../domain/users/ban-author'
import { guardTerms } from '../../domain/users/ban-rights'
import { banEffects } from '../../domain/users/ban-effects'
import { banUser } from '../../domain/users/bans'
import type { Effect } from '../../operations/effect'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

const page = 'community-manage.report-queue'

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
    effect: async (context, report, { decision, scope, expiresAt }) => [
      ...(await plannedOnTarget(context, report, decision)).map(({ effect }) => effect),
      ...(decision === 'banned' ? await banEffects(context, report.targetUser, { scope, expiresAt }) : []),
      ...toldEffects(report, decision),
    ],
    run: async (context, report, { decision, decisionReason, scope, expiresAt }) => {
      const { records, now } = context
      for (const { act } of await plannedOnTarget(context, report, decision)) await act()
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
    effect: ({ now, account }, { reportedBy }, { days }) => {
      const until = formatInstant(daysFrom(now, days).toISOString(), account.zone)
      return Promise.resolve([
        { caption: `${page}.effect.muted`, params: { until }, amount: (reportedBy ?? []).length },
      ])
    },
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

interface Act {
  readonly effect: Effect
  readonly act: () => Promise<unknown>
}

/** What the decision means for what was reported; what was hidden until decided is shown again where nothing is wrong with it. */
async function plannedOnTarget(
  { records }: Context,
  report: Report,
  decision: Report['decision'],
): Promise<readonly Act[]> {
  const [post, remark, subject] = [
    report.dynamic === null ? undefined : await records.find(dynamic, report.dynamic),
    report.comment === null ? undefined : await records.find(comment, report.comment),
    report.topic === null ? undefined : await records.find(topic, report.topic),
  ]
  const taken = decision === 'hidden' || decision === 'deleted' ? decision : undefined
  /** The state that what was written is in afterwards; undefined where it stays as it is. */
  const stateAfter = (state: string | null) =>
    taken && state !== 'deleted' ? taken : decision === 'noViolation' && state === 'hidden' ? 'published' : undefined
  const acts: Act[] = []
  if (post && decision === 'limited')
    acts.push({
      effect: { caption: `${page}.effect.limited` },
      act: async () => records.update(dynamic, await records.get(dynamic, post.id), { weight: 0 }),
    })
  const ofPost = post && stateAfter(post.state)
  if (post && ofPost)
    acts.push({
      effect: targetBecomes(dynamic, ofPost),
      act: async () => records.update(dynamic, await records.get(dynamic, post.id), { state: ofPost }),
    })
  const ofRemark = remark && stateAfter(remark.state)
  if (remark && ofRemark)
    acts.push({
      effect: targetBecomes(comment, ofRemark),
      act: async () => records.update(comment, await records.get(comment, remark.id), { state: ofRemark }),
    })
  if (subject && taken && subject.state === 'online')
    acts.push({
      effect: targetBecomes(topic, 'offline'),
      act: async () => records.update(topic, await records.get(topic, subject.id), { state: 'offline' }),
    })
  return acts
}

function targetBecomes(entity: Entity, state: string): Effect {
  return { caption: `${page}.effect.target`, params: { thing: entity.name, state: `${entity.name}.state.${state}` } }
}

/** Whether the decision is told to who wrote what was reported. */
function tellsAuthor({ targetUser }: Report, decision: Report['decision']): boolean {
  return targetUser !== null && decision !== 'noViolation' && decision !== 'limited'
}

/** The most who are told that what they reported is decided. */
const mostTold = 500

function toldEffects(report: Report, decision: Report['decision']): readonly Effect[] {
  const reporters = (report.reportedBy ?? []).slice(0, mostTold).length
  return [
    ...(tellsAuthor(report, decision) ? [{ caption: `${page}.effect.tellsAuthor` }] : []),
    ...(reporters > 0 ? [{ caption: `${page}.effect.tellsReporters`, amount: reporters }] : []),
  ]
}

/** The reported user learns what was decided, the reporters whether something was done: never who reported. */
async function tell(context: Context, report: Report, decision: Report['decision']): Promise<void> {
  const why = { reason: `report ${report.id}`, category: 'system' as const }
  const isFine = decision === 'noViolation'
  if (report.targetUser !== null && tellsAuthor(report, decision))
    await tellUsers(context, [report.targetUser], {
      ...why,
      title: inBothLanguages('community-manage.told.title'),
      content: inBothLanguages(`community-manage.told.${decision ?? 'warned'}`),
    })
  await tellUsers(context, (report.reportedBy ?? []).slice(0, mostTold), {
    ...why,
    title: inBothLanguages('ugc.told.reportClosed'),
    content: inBothLanguages(`ugc.told.reportClosed.${isFine ? 'dismissed' : 'upheld'}`),
  })
}
