import type staffAnnouncement from '../../../entities/staff-manage/staff-announcement'
import type staffAnnouncementAck from '../../../entities/staff-manage/staff-announcement-ack'
import { demoAccounts } from '../demo-accounts'
import { day, hour, instant } from '../calendar'
import { announcementTexts } from '../words/announcements'
import type { Generator, RowOf, World } from '../world'
import { occasionAt } from './occasions'

/** The first ones run, and nobody has to confirm them, so that they stand in nobody's way. */
const running = 3
const length = 12 * day

/** When the n-th one began: those of an occasion before it, the others further back the later they stand here. */
function startOf(world: World, index: number): number {
  const { now } = world.calendar
  const { occasion } = announcementTexts[index]!
  if (index < running) return now - (index + 1) * day
  const usual = now - (20 + index * 21) * day
  if (!occasion) return usual
  const before = occasionAt(now, occasion).from - 16 * day
  // One that is still to come was announced for the year before.
  return before + length < now ? before : before - 365 * day
}

/** Who had an account when an announcement was made, by their places. */
function meantBy(world: World, at: number): readonly number[] {
  const made = world.all('account').get('createdAt') ?? []
  return made.flatMap((stamp, place) => (Date.parse(String(stamp)) < at ? [place] : []))
}

export const staffAnnouncementGenerator: Generator = {
  distinct: true,
  count: (world) => Math.min(world.asked('staffAnnouncement'), announcementTexts.length),
  totals: [{ field: 'ackCount', child: 'staffAnnouncementAck', by: 'announcement' }],
  row(world, index): RowOf<typeof staffAnnouncement> {
    const { kind, title, body } = announcementTexts[index]!
    const startsAt = startOf(world, index)
    return {
      kind,
      title,
      body: `<p>${body.zh_CN}</p><p>${body.en}</p>`,
      roles: [],
      areas: [-1],
      startsAt: instant(startsAt),
      endsAt: instant(startsAt + length),
      mustAck: hasToBeRead(index),
      pinned: index === 0,
      audience: meantBy(world, startsAt).length,
      state: index < running ? 'published' : 'ended',
      createdAt: instant(startsAt - hour),
      updatedAt: instant(index < running ? startsAt : startsAt + length),
    }
  },
}

/** A new rule is to be confirmed. */
function hasToBeRead(index: number): boolean {
  return index >= running && announcementTexts[index]!.kind === 'policy'
}

/** Who read which announcement, when: nearly everybody, most of them on the first day. */
function readings(world: World) {
  return world.once('announcements that were read', () =>
    Array.from({ length: world.count('staffAnnouncement') }, (_, index) => index)
      .filter(hasToBeRead)
      .flatMap((index) =>
        meantBy(world, startOf(world, index)).flatMap((account) => {
          const random = world.random('reads an announcement', index * 1_000 + account)
          // Nobody has signed in to the demo accounts yet.
          if (account <= demoAccounts.length || random.chance(0.07)) return []
          return [{ index, account, at: startOf(world, index) + random.next() ** 3 * length }]
        }),
      )
      .sort((a, b) => a.at - b.at),
  )
}

export const staffAnnouncementAckGenerator: Generator = {
  isLater: true,
  distinct: true,
  isWhole: true,
  count: (world) => Math.min(world.asked('staffAnnouncementAck'), readings(world).length),
  row(world, index): RowOf<typeof staffAnnouncementAck> {
    const { index: announcement, account, at } = readings(world)[index]!
    return {
      announcement: world.id('staffAnnouncement', announcement) ?? 0,
      account: world.id('account', account) ?? 0,
      ackedAt: instant(at),
      createdAt: instant(at),
      updatedAt: instant(at),
    }
  },
}
