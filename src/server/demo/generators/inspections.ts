import type liveInspection from '../../../entities/live-manage/live-inspection'
import { instant, minute } from '../calendar'
import type { Generator, RowOf } from '../world'
import { recentSessions, runningSessions } from './live-sessions-plan'

type Inspection = RowOf<typeof liveInspection>

/** What was seen, what was decided about it most often, and why. */
const cases: readonly (readonly [
  NonNullable<Inspection['label']>,
  NonNullable<Inspection['decision']>,
  note: string | null,
])[] = [
  ['nudity', 'pass', 'Swimwear at a pool, nothing more'],
  ['smoking', 'warn', 'Put it out after the warning'],
  ['absent', 'warn', 'Was back after two minutes'],
  ['blackScreen', 'pass', 'The camera was turned off for a moment'],
  ['adverts', 'warn', 'A shop’s address on the wall'],
  ['recordedVideo', 'cut', 'The clock in the picture shows yesterday'],
  ['weapon', 'pass', 'A kitchen knife, the host cooks'],
  ['copyright', 'cut', 'A match of another broadcaster in the background'],
  ['gambling', 'cut', 'Took bets on the next battle'],
  ['minor', 'pass', 'A son walks through the picture, the host is an adult'],
  ['violence', 'warn', 'Shouted at the other host'],
  ['nudity', 'ban', 'Undressed on air'],
  ['other', 'pass', null],
]
const sources = ['ai', 'ai', 'ai', 'viewerReport', 'random', 'newAnchor', 'watchList'] as const
/** How many of the latest are open. */
const open = 14

/** What patrol looks at in a stream while it runs: decided within minutes. */
export const liveInspectionGenerator: Generator = {
  isLater: true,
  row(world, index, random): Inspection {
    const { now } = world.calendar
    const count = world.count('liveInspection')
    const fromEnd = count - 1 - index
    const running = runningSessions(world)
    const over = recentSessions(world)
    // A stream that started hours ago may still run while later ones are over.
    const isOpen = fromEnd < Math.min(open, running.length)
    const found = isOpen ? running[running.length - 1 - fromEnd] : over[Math.floor((index * over.length) / count)]
    if (!found) return {}
    const { nth, session } = found
    const { host } = session.on
    const [label, decision, note] = cases[(index * 5 + random.int(2)) % cases.length]!
    const source = sources[index % sources.length]!
    const madeAt = isOpen
      ? now - (0.5 + fromEnd * 0.74) * minute
      : Math.min(now - 30 * minute, session.startedAt + random.between(4, 40) * minute)
    const startedAt = Math.max(madeAt, session.startedAt)
    const decidedAt = Math.min(now - minute, startedAt + random.between(1, 9) * minute)
    return {
      room: world.id('liveRoom', host.id - (world.id('anchor', 0) ?? 1)) ?? 0,
      session: world.id('liveSession', nth) ?? 0,
      anchor: host.id,
      country: host.country,
      ...{ source, label },
      score: source === 'ai' ? random.between(610, 985) / 10 : null,
      priority: label === 'minor' || label === 'nudity' ? 'p0' : random.pick(['p1', 'p2', 'p2'] as const),
      reports: source === 'viewerReport' ? random.between(2, 9) : 0,
      transcript: null,
      clip: `demo/video/live-${nth}.mp4`,
      dueAt: instant(startedAt + 10 * minute),
      ...(isOpen && fromEnd !== 1 && { assignee: null }),
      ...(isOpen && { decidedBy: null }),
      decision: isOpen ? null : decision,
      decisionNote: isOpen ? null : note,
      decidedAt: isOpen ? null : instant(decidedAt),
      // What is taken and not decided within two minutes is open again.
      state: !isOpen ? 'decided' : fromEnd === 1 ? 'taken' : 'open',
      createdAt: instant(Math.min(startedAt, now - minute)),
      updatedAt: instant(
        isOpen ? Math.min(startedAt, now - minute) : Math.max(decidedAt, Math.min(startedAt, now - minute)),
      ),
    }
  },
}
