import type escortComplaint from '../../../entities/escort-manage/escort-complaint'
import { day, hour, instant, minute } from '../calendar'
import { staffOf } from '../generic/staff'
import { companionAppeals, companionReports, talkAbout } from '../words/companion-reports'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { complaintPlans, hoursOf, type PlannedComplaint } from './escort-complaint-plan'
import { companionOrderPlans, companionPlans } from './escort-plan'
import { viewerAt } from './viewers'

const notes = {
  upheld: [
    'Log and chat agree with the report',
    'Proved by the chat of the order',
    'Heard on the recording of the call',
  ],
  partly: ['Log shows half of the time in voice chat, half is given back', 'Both were late, half is given back'],
  rejected: [
    'Both were online for the whole time',
    'The reporter sent no proof within two days',
    'Nothing of it in the chat',
  ],
  malicious: ['Picture is of another order', 'Reported only after the coins were refused'],
} as const

/** A report is about an order; who reports, what was said and what is decided follow from that. */
export const escortComplaintGenerator: Generator = {
  isLater: true,
  isWhole: true,
  count: (world) => complaintPlans(world).length,
  row(world, index, random): RowOf<typeof escortComplaint> {
    const plan = complaintPlans(world)[index]!
    const { order, isCompanion, category, severity, state, reportedAt, decidedAt, verdict, isAppealed } = plan
    const { customer, reported, reporter, began } = peopleOf(world, plan)
    const entity = entityOf(world, 'escortComplaint')
    const judge = staffOf(world, entity, random)
    const isAppealOpen = state === 'appealed'
    const appealedAt = isAppealed && decidedAt !== null ? decidedAt + (0.2 + random.next()) * day : null
    const closedAt = state === 'closed' && decidedAt !== null ? (appealedAt ?? decidedAt) + 3 * day : null
    const voiceOf = (user: number) => viewerAt(world, user).market.voice
    const talk = talkAbout(category)
    const [first, second] = isCompanion ? (['customer', 'companion'] as const) : (['companion', 'customer'] as const)
    const { now } = world.calendar
    return {
      ...{ severity, state, category, verdict },
      reportNo: `P${instant(reportedAt).slice(0, 10).replaceAll('-', '')}-${random.characters(8, '23456789ABCDEFGHJKMNPQRSTUVWXYZ')}`,
      side: isCompanion ? 'companion' : 'customer',
      reporter: world.id('user', reporter) ?? 0,
      reported: world.id('user', reported) ?? 0,
      order: world.id('escortOrder', order),
      description: random.pick(companionReports[category]!)[voiceOf(reporter)] ?? null,
      recording: reportedAt > now - 30 * day ? `demo/files/escortComplaint/recording-${index + 1}.mp3` : null,
      chat: talk.slice(0, random.between(2, talk.length)).map((phrase, nth) => ({
        at: instant(began + nth * 6 * minute),
        from: nth % 2 === 0 ? first : second,
        text: phrase[voiceOf(customer)] ?? phrase.en,
      })),
      priorReports: priorReports(world, index, reported),
      mergedInto: null,
      assignee: state === 'open' ? null : judge,
      // An appeal has a day of its own.
      dueAt: instant(isAppealOpen ? now + (random.next() - 0.1) * day : reportedAt + hoursOf[severity] * hour),
      remedy: decidedAt === null ? null : [...plan.remedy],
      refundCoins: plan.refundCoins,
      creditCut: plan.creditCut,
      days: plan.days,
      decisionNote: verdict === null ? null : random.pick(notes[verdict]),
      decidedBy: decidedAt === null ? null : judge,
      decidedAt: decidedAt === null ? null : instant(decidedAt),
      appealText: isAppealed ? (random.pick(companionAppeals)[voiceOf(reported)] ?? null) : null,
      appealBy: isAppealed && closedAt !== null ? staffOf(world, entity, random, new Set([judge])) : null,
      createdAt: instant(reportedAt),
      updatedAt: instant(
        Math.min(
          now,
          closedAt ?? appealedAt ?? decidedAt ?? reportedAt + (state === 'open' ? 0 : 0.3 * (now - reportedAt)),
        ),
      ),
      createdBy: null,
      updatedBy: state === 'open' ? null : judge,
    }
  },
}

/** Who reported whom, by the places of the users, and when they talked. */
function peopleOf(world: World, { order, isCompanion, reportedAt }: PlannedComplaint) {
  const { companion, customer, startedAt, acceptedAt, paidAt } = companionOrderPlans(world)[order]!
  const { user } = companionPlans(world)[companion]!
  return {
    customer,
    reported: isCompanion ? user : customer,
    reporter: isCompanion ? customer : user,
    began: Math.min(startedAt ?? acceptedAt ?? paidAt, reportedAt - 30 * minute),
  }
}

/** How many reports there were before about the same person. */
function priorReports(world: World, index: number, reported: number): number {
  const people = world.once('people reported to staff', () =>
    complaintPlans(world).map((plan) => peopleOf(world, plan).reported),
  )
  return people.slice(0, index).filter((each) => each === reported).length
}
