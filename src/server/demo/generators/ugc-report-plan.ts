import type ugcReport from '../../../entities/ugc/ugc-report'
import { hour, minute } from '../calendar'
import { weightsOf, type Random, type Weights } from '../../base/random'
import type { RowOf, World } from '../world'
import type { RiskLabel } from './upload-faults'
import { uploadPlan, type Upload } from './upload-plan'
import { viewerAt } from './viewers'

export type Ground = NonNullable<RowOf<typeof ugcReport>['ground']>

/** A report on an upload, with what became of it. */
export interface UploadReport {
  readonly upload: Upload
  readonly reporter: number
  readonly ground: Ground
  readonly moment: number
  readonly closedAt: number | null
  readonly outcome: 'removed' | 'limited' | 'kept' | 'abuse' | null
}

/** What those who report something call it. */
const grounds: Readonly<Partial<Record<RiskLabel, Ground>>> = {
  nudity: 'sexual',
  minors: 'minors',
  violence: 'violence',
  gore: 'violence',
  weapons: 'violence',
  hate: 'hate',
  religion: 'hate',
  harassment: 'harassment',
  selfHarm: 'selfHarm',
  fraud: 'fraud',
  contact: 'spam',
  spam: 'spam',
  gambling: 'fraud',
  copyright: 'copyright',
  politics: 'misinformation',
}
const suspicions: Weights<Ground> = weightsOf({
  spam: 40,
  copyright: 20,
  harassment: 12,
  misinformation: 10,
  other: 18,
})

/** Every report, the oldest first. */
export const uploadReports = (world: World): readonly UploadReport[] =>
  world.once('reports of uploads', () =>
    uploadPlan(world)
      .flatMap((upload) => reportsOf(world, upload))
      .toSorted((a, b) => a.moment - b.moment)
      .slice(-world.asked('ugcReport')),
  )

/** How many have reported what nobody has decided on yet. */
export function openReportsOf(world: World, index: number): number {
  const open = world.once('open reports of uploads', () => {
    const counts = new Map<number, number>()
    for (const { upload, closedAt } of uploadReports(world))
      if (closedAt === null) counts.set(upload.index, (counts.get(upload.index) ?? 0) + 1)
    return counts
  })
  return open.get(index) ?? 0
}

function reportsOf(world: World, upload: Upload): UploadReport[] {
  const { publishedAt, decidedAt, waitsSince, isReported, state, index, fault } = upload
  if (publishedAt === null) return []
  const random = world.random('reports of upload', index)
  const { now } = world.calendar
  const isDoubted = state === 'published' && random.chance(0.13)
  if (!isReported && !isDoubted) return []
  const isOpen = state === 'pending'
  // Three reports bring it before a person.
  const many = isDoubted ? 1 + random.skewed(2, 2) : 3 + random.skewed(6, 2.5)
  const end = isOpen ? now : isDoubted ? Math.min(now, publishedAt + random.between(3, 90) * hour) : (decidedAt ?? now)
  const start = isOpen && waitsSince !== null ? Math.max(publishedAt, waitsSince - 5 * hour) : publishedAt
  const outcome = isOpen ? null : state === 'limited' ? 'limited' : isDoubted ? 'kept' : 'removed'
  return reportersOf(world, random, upload, many).map((reporter, nth) => {
    // The third one is what sent it to a person.
    const until = isOpen && nth < 3 ? (waitsSince ?? end) : end
    const isOdd = outcome === 'kept' && random.chance(0.08)
    return {
      upload,
      reporter,
      ground: (!isDoubted && fault ? grounds[fault.label] : undefined) ?? random.weighted(suspicions),
      moment: start + (Math.max(minute, until - start) - minute) * (0.1 + 0.9 * random.next()),
      closedAt: isOpen ? null : end,
      outcome: isOdd ? 'abuse' : outcome,
    }
  })
}

/** Users other than the author, each with us by then. */
function reportersOf(world: World, random: Random, { author, publishedAt }: Upload, many: number): number[] {
  const users = Math.max(1, world.count('user'))
  const found = new Set<number>()
  for (let tries = 0; tries < 80 && found.size < many; tries++) {
    const index = random.int(users)
    if (index !== author && viewerAt(world, index).registeredAt < (publishedAt ?? 0)) found.add(index)
  }
  return [...found]
}
