import type ugcReport from '../../../entities/ugc/ugc-report'
import { hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { languageOf } from '../words/languages'
import { reportDetails } from '../words/report-texts'
import { entityOf, type Generator, type RowOf } from '../world'
import { areaId, languageId } from './places'
import { uploadReports, type Ground } from './ugc-report-plan'
import { viewerAt } from './viewers'

/** How long there is for a report, in hours. */
const dueHours = (ground: Ground) => (ground === 'minors' || ground === 'selfHarm' ? 1 : 24)

/** Which of the written details fit a ground. */
const detailsBy: Readonly<Record<Ground, string>> = {
  sexual: 'sexual',
  minors: 'minors',
  violence: 'scene',
  hate: 'hate',
  harassment: 'abuse',
  selfHarm: 'selfHarm',
  spam: 'advert',
  fraud: 'fraud',
  copyright: 'stolen',
  privacy: 'privacy',
  misinformation: 'untrue',
  other: 'other',
}

export const ugcReportGenerator: Generator = {
  isWhole: true,
  isLater: true,
  count: (world) => uploadReports(world).length,
  row(world, index, random): RowOf<typeof ugcReport> {
    const { upload, reporter, ground, moment, closedAt, outcome } = uploadReports(world)[index]!
    const { market } = viewerAt(world, reporter)
    const isTimed = upload.kind === 'video' || upload.kind === 'clip'
    const said = reportDetails[detailsBy[ground]] ?? []
    return {
      post: world.id('ugcPost', upload.index) ?? 0,
      reporter: world.id('user', reporter),
      author: world.id('user', upload.author),
      ground,
      text: random.chance(0.75) && said.length > 0 ? (random.pick(said)[market.voice] ?? null) : null,
      images: [],
      atSecond: isTimed ? random.between(1, 9) : null,
      area: areaId(world, market.iso2),
      language: languageId(world, languageOf(market.iso2)),
      trust:
        outcome === 'abuse'
          ? random.between(0, 15)
          : outcome === 'kept'
            ? random.between(15, 70)
            : random.between(45, 98),
      dueAt: instant(moment + dueHours(ground) * hour),
      outcome,
      closedBy:
        closedAt === null
          ? null
          : staffOf(world, entityOf(world, 'ugcPost'), world.random('closes reports', upload.index)),
      closedAt: closedAt === null ? null : instant(closedAt),
      state: outcome === null ? 'open' : outcome === 'kept' ? 'dismissed' : outcome === 'abuse' ? 'abusive' : 'upheld',
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(closedAt ?? moment),
      updatedBy: null,
    }
  },
}
