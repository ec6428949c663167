import type ugcPost from '../../../entities/ugc/ugc-post'
import { artworkKey } from '../../media/artwork/artwork'
import { day, hour, instant } from '../calendar'
import { ipAddress, voices } from '../people'
import type { Random } from '../../base/random'
import { riskLabels } from '../../../shared/ugc-audit'
import { staffOf } from '../generic/staff'
import { languageOf } from '../words/languages'
import { watchedIn } from '../words/watched-words'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { versionInUse } from './clients'
import { dynamicRow } from './dynamics'
import { areaId, languageId } from './places'
import { openReportsOf } from './ugc-report-plan'
import { livePoints } from './ugc-strike-plan'
import { reasonOf } from './upload-faults'
import { uploadPlan, type Upload } from './upload-plan'
import { thresholdsOf } from './upload-settings'
import { uploadTexts } from './upload-texts'
import { userGenerator } from './users'
import { clientOf } from './viewers'

type Post = RowOf<typeof ugcPost>
type Hit = NonNullable<NonNullable<Post['machine']>['hits']>[number]

/** Clients of television sets, on which nobody uploads anything. */
const televisions = [6, 7]

export const ugcPostGenerator: Generator = {
  distinct: true,
  row(world, index, random): Post {
    const upload = uploadPlan(world)[index]!
    const { author, market, kind, state, score, moment, publishedAt, decidedAt, waitsSince, isByPerson } = upload
    const { now } = world.calendar
    const isVideo = kind === 'video' || kind === 'clip'
    const isAppealed = state === 'appealed'
    const talk = upload.talk === null ? undefined : dynamicRow(world, upload.talk, world.random('dynamic', upload.talk))
    const drawn = contentOf(world, upload)
    const texts = talk ? { ...drawn.texts, text: talk.text ?? null, ocr: null } : drawn.texts
    const hits = hitsOf(random, upload, drawn)
    const isWide = index % 4 === 0
    const usual = clientOf(world, author, market)
    const client = televisions.includes(usual) ? 1 : usual
    const views = viewsOf(random, upload)
    const isAgainst = ['rejected', 'takenDown', 'limited', 'blocked', 'appealed'].includes(state)
    const reason = isAgainst && upload.fault ? reasonOf(world, upload.fault.reason).id : null
    const withdrawnAt =
      state === 'withdrawn' ? Math.min(now, (publishedAt ?? moment) + random.next() ** 2 * 5 * day) : 0
    const audited = talk?.reviewer ?? staffOf(world, entityOf(world, 'ugcPost'), random)
    return {
      code: `UG${instant(moment).slice(2, 10).replaceAll('-', '')}${lettersOf(index)}`,
      user: world.id('user', author),
      kind,
      title: texts.title,
      text: texts.text,
      translation: texts.translation,
      ...picturesOf(world, upload, texts.title, talk?.images ?? null),
      video: isVideo ? `demo/video/${isWide ? 'upload' : 'post'}-${index}.mp4` : null,
      duration: isVideo ? drawn.seconds : null,
      orientation: isVideo ? (isWide ? 'horizontal' : 'vertical') : kind === 'images' ? 'square' : null,
      language: languageId(world, languageOf(market.iso2)),
      topics: talk?.topics ?? (isVideo && random.chance(0.5) ? [world.id('topic', random.skewed(180, 2)) ?? 0] : []),
      tags: [],
      content: kind === 'clip' && upload.plan ? world.id('contentItem', upload.plan.id - 1) : null,
      copyrightTag: null,
      dynamic: upload.talk === null ? null : world.id('dynamic', upload.talk),
      area: areaId(world, market.iso2),
      hiddenAreas: [],
      client: world.id('client', client - 1),
      clientVersion: versionInUse(world, client, random),
      device: client === usual ? world.id('device', author) : null,
      ip: ipAddress(random),
      moderation: upload.isBefore ? 'before' : 'after',
      ageMark: state === 'published' && score > 45 ? 'sensitive' : 'none',
      reach: state === 'limited' ? random.pick(['noRecommend', 'noRecommend', 'followersOnly'] as const) : 'normal',
      machine: {
        model: 'guard',
        version: moment < now - 90 * day ? '3.2' : '4.0',
        suggestion: suggestionOf(hits),
        hits,
      },
      riskScore: score,
      riskLevel: upload.risk,
      riskLabels: hits.filter((hit) => hit.score >= 20).map(({ label }) => label),
      hashBlocked: state === 'blocked' && kind !== 'text',
      ocrText: texts.ocr,
      asrText: texts.asr,
      words: wordsIn(world, [texts.text, texts.ocr, texts.asr]),
      duplicateOf: upload.copyOf === null ? null : world.id('ugcPost', upload.copyOf),
      reportCount: openReportsOf(world, index),
      views: talk?.views ?? views,
      likes: talk?.likes ?? Math.round(views * (0.03 + random.next() * 0.1)),
      commentCount: talk?.comments ?? Math.round(views * random.next() * 0.02),
      strikes: livePoints(world, author),
      reviewTask: null,
      reviewer: null,
      takenBy: null,
      takenUntil: null,
      skippedBy: [],
      escalatedBy: state === 'escalated' ? staffOf(world, entityOf(world, 'ugcPost'), random) : null,
      reasons: reason === null ? [] : [reason],
      decidedBy: decidedAt !== null && isByPerson ? audited : null,
      decidedAt: decidedAt === null ? null : instant(decidedAt),
      dueAt: upload.dueAt === null ? null : instant(upload.dueAt),
      publishedAt: publishedAt === null ? null : instant(publishedAt),
      appealText: isAppealed ? random.pick(voices[market.voice].appeals) : null,
      appealedAt: isAppealed && waitsSince !== null ? instant(waitsSince) : null,
      state,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(Math.max(moment, publishedAt ?? 0, decidedAt ?? 0, waitsSince ?? 0, withdrawnAt)),
      updatedBy: null,
    }
  },
}

/** Six letters and digits that no other has. */
const lettersOf = (index: number) => (1_000_003 + index * 48_271).toString(36).toUpperCase().padStart(6, '0').slice(-6)

/** What is read and where the machine finds it: a copy shows what the first one does. */
function contentOf(world: World, upload: Upload) {
  const original = upload.copyOf === null ? upload : uploadPlan(world)[upload.copyOf]!
  const random = world.random('upload content', original.index)
  const { kind, fault } = original
  const isVideo = kind === 'video' || kind === 'clip'
  const seconds = kind === 'clip' ? random.between(24, 240) : random.between(9, 180)
  const places = isVideo
    ? (['text', 'ocr', 'speech'] as const)
    : kind === 'images'
      ? (['text', 'ocr'] as const)
      : (['text'] as const)
  const isRead = kind === 'text' || kind === 'nickname' || kind === 'bio'
  const where =
    original.talk !== null
      ? ('text' as const)
      : fault?.unfit || isRead
        ? random.pick(places)
        : kind === 'avatar'
          ? ('cover' as const)
          : ('frame' as const)
  return { texts: uploadTexts(world, random, { ...original, where, seconds }), where, seconds }
}

/** What a machine takes harmless things for. */
const seen = ['nudity', 'violence', 'gore', 'weapons', 'drugs', 'copyright', 'lowQuality'] as const
const read = ['spam', 'contact', 'harassment', 'lowQuality'] as const

/** What was found: the worst as bad as the score says, where it is. */
function hitsOf(
  random: Random,
  { score, fault, kind }: Upload,
  { where, seconds }: { readonly where: Hit['where']; readonly seconds: number },
): Hit[] {
  if (score < 6) return []
  const label = fault?.label ?? random.pick(where === 'frame' || where === 'cover' ? seen : read)
  const isTimed = (kind === 'video' || kind === 'clip') && where !== 'text'
  const from = random.int(Math.max(1, seconds - 6))
  const box = {
    x: random.between(5, 50),
    y: random.between(5, 50),
    width: random.between(20, 45),
    height: random.between(15, 40),
  }
  const none = { from: null, to: null, box: null }
  const first: Hit = {
    ...{ label, score, where },
    ...(isTimed ? { from, to: from + random.between(2, 5) } : none),
    box: where === 'frame' || where === 'ocr' ? box : null,
  }
  const other = random.pick(riskLabels.filter((each) => each !== label && each !== 'minors'))
  return score > 30 && random.chance(0.3)
    ? [first, { label: other, score: random.between(3, 15), where, ...none }]
    : [first]
}

/** What the machine would do by the thresholds in force. */
function suggestionOf(hits: readonly Hit[]) {
  const marks = new Map(thresholdsOf().map((each) => [each.label, each]))
  const over = hits.some(
    ({ label, score }) => score > marks.get(label)!.rejectAbove && label !== 'minors' && label !== 'selfHarm',
  )
  return over ? 'reject' : hits.every(({ label, score }) => score < marks.get(label)!.passBelow) ? 'pass' : 'review'
}

/** A picture for what is watched, the portrait of who has one; words have none. */
function picturesOf(world: World, upload: Upload, title: string | null, images: readonly string[] | null) {
  const { kind, author, fault } = upload
  const seed = `upload-${upload.copyOf ?? upload.index}`
  if (kind === 'images') {
    const own = Array.from({ length: 1 + (upload.index % 4) }, (_, nth) => artworkKey('cover', `${seed}-${nth}`))
    const shown = images && images.length > 0 ? [...images] : own
    return { cover: shown[0] ?? null, images: shown }
  }
  if (kind === 'video' || kind === 'clip') return { cover: artworkKey('cover', seed, title ?? ''), images: [] }
  if (kind !== 'avatar') return { cover: null, images: [] }
  const { portrait } = userGenerator.row(world, author, world.random('user', author))
  const own = fault === undefined && typeof portrait === 'string' ? portrait : artworkKey('portrait', seed)
  return { cover: own, images: [] }
}

/** It takes a day and a half to be seen by those who will see it; names and portraits are not counted. */
function viewsOf(random: Random, { kind, publishedAt, moment, isReported, decidedAt, state }: Upload): number {
  const isCounted = kind === 'video' || kind === 'clip' || kind === 'images' || kind === 'text'
  if (!isCounted || publishedAt === null) return 0
  const until =
    isReported && decidedAt !== null && state === 'takenDown' ? decidedAt : Math.max(publishedAt, moment + 36 * hour)
  const age = Math.min(1, (until - publishedAt) / (36 * hour))
  return Math.round(random.longTail(kind === 'text' ? 120 : 420, 1.5) * age)
}

function wordsIn(world: World, texts: readonly (string | null)[]): number[] {
  return watchedIn(texts.join('\n')).flatMap((at) => world.id('sensitiveWord', at) ?? [])
}
