import type contentItem from '../../../entities/movie-manage/content-item'
import type contentVideo from '../../../entities/movie-manage/content-video'
import type { Random } from '../../base/random'
import { artworkKey } from '../../media/artwork/artwork'
import { day, instant } from '../calendar'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { titleOffset, titlePlans } from './title-plan'
import { tagIds, withTitle } from './title-fields'
import { titleRow } from './title-rows'

type Video = RowOf<typeof contentVideo>

const clips = phrases(`
  {title}·预告 | {title}: Trailer | {title}: Tráiler | {title}: Trailer | {title}: الإعلان
  {title}·高能片段 | {title}: Highlight | {title}: Lo mejor | {title}: Cuplikan | {title}: لقطات
  {title}·幕后 | {title}: Behind the scenes | {title}: Detrás de cámaras | {title}: Di balik layar | {title}: الكواليس
  {title}·宣传片 | {title}: Promo | {title}: Promo | {title}: Promo | {title}: برومو
  {title}·主创访谈 | {title}: Interview | {title}: Entrevista | {title}: Wawancara | {title}: مقابلة
  {title}·前情回顾 | {title}: Recap | {title}: Resumen | {title}: Rangkuman | {title}: ملخص`)
const kinds = ['trailer', 'highlight', 'behindScenes', 'promo', 'interview', 'recap'] as const

/** Clips take ids after those of the titles, which content items share with both. */
export const contentVideoGenerator: Generator = {
  distinct: true,
  firstId: (world) => titleOffset(world, 'video') + 1,
  row: (world, index) => videoRow(world, index),
}

/** Where a clip is cut from its film, in seconds: well within the shortest film that the demo has, which lasts 24. */
function cutOf(index: number): { readonly from: number; readonly to: number } {
  return { from: 1 + (index % 4), to: 18 + (index % 6) }
}

function videoRow(world: World, index: number): Video {
  const random = world.random('contentVideo', index)
  const plans = titlePlans(world)
  const plan = plans[index % Math.max(1, plans.length)]!
  const kind = index < plans.length ? 0 : random.int(kinds.length)
  const title = withTitle(clips[kind]!, plan)
  const createdBy = world.id('account', random.skewed(40))
  const { from, to } = cutOf(index)
  return {
    title: Object.fromEntries(Object.entries(title).filter(([, text]) => text.length <= 100)) as typeof title,
    kind: kinds[kind]!,
    content: world.id('contentItem', plan.id - 1),
    episode: null,
    clipFrom: from,
    clipTo: to,
    cover: artworkKey('cover', `${plan.theme}-${plan.id}-clip-${index}`, plan.title.zh_CN),
    orientation: plan.type === 'short' ? 'vertical' : 'horizontal',
    duration: to - from,
    tags: tagIds(world, 'genre').slice(0, 1),
    up: world.id('up', random.skewed(world.count('up'))) ?? 0,
    areas: [-1],
    clients: [],
    jump: null,
    weight: 100,
    publishAt: plan.publishAt === null ? null : instant(plan.publishAt),
    offAt: null,
    plays30d: plan.state === 'published' ? Math.round(plan.fame * random.between(300, 2_400)) : 0,
    jumpRate: plan.state === 'published' ? random.between(20, 320) / 10 : null,
    resourceState: 'ready',
    state: plan.state,
    createdAt: instant(plan.createdAt),
    createdBy,
    updatedAt: instant(plan.createdAt),
    updatedBy: createdBy,
  }
}

export const contentItemGenerator: Generator = {
  count: (world) => {
    const wanted = world.asked('contentItem')
    const titles = titleOffset(world, 'video')
    return Math.min(Math.max(titles, wanted), titles + world.count('contentVideo'))
  },
  distinct: true,
  row(world, index, random): RowOf<typeof contentItem> {
    const titles = titlePlans(world)
    const plan = titles[index]
    if (!plan) return fromVideo(world, index - titles.length)
    const row = titleRow(world, index)
    const isShort = plan.type === 'short'
    return {
      ...leftAlone(world, random, plan.state === 'published' && index % 12 === 5),
      type: plan.type,
      title: row.title!,
      originalTitle: row.originalTitle!,
      coverVertical: row.coverVertical!,
      year: plan.year,
      genres: row.genres!,
      copyrightTag: row.copyrightTag!,
      platformTag: row.platformTag ?? null,
      up: row.up!,
      areas: row.areas!,
      clients: [],
      access: row.access!,
      ageRating: row.ageRating!,
      weight: row.weight!,
      topDefinition: row.topDefinition ?? (plan.state === 'draft' ? 'none' : isShort ? 'p720' : 'p1080'),
      subtitleLanguages: row.subtitleLanguages!,
      licenceEndsAt: row.licenceEndsAt!,
      issues: row.subtitleLanguages!.length === 0 && plan.state === 'published' ? [{ code: 'noSubtitle' }] : [],
      plays30d: row.plays30d!,
      publishAt: row.publishAt!,
      offAt: row.offAt!,
      state: plan.state,
      createdAt: row.createdAt!,
      createdBy: row.createdBy!,
      updatedAt: row.updatedAt!,
      updatedBy: row.updatedBy!,
    }
  },
}

/** Somebody has chosen to leave it that a language is missing, for some weeks that are not over yet; or nobody has. */
function leftAlone(world: World, random: Random, isLeft: boolean) {
  if (!isLeft) return { ignored: [], ignoredUntil: null }
  const until = instant(world.calendar.now + random.between(3, 25) * day)
  return {
    ignored: [{ issue: 'noTitleInLanguage', until, reason: 'Translations are ordered' } as const],
    ignoredUntil: until,
  }
}

function fromVideo(world: World, index: number): RowOf<typeof contentItem> {
  const video = videoRow(world, index)
  return {
    type: 'video',
    title: video.title!,
    originalTitle: video.title!.zh_CN,
    coverVertical: video.cover!,
    year: null,
    genres: video.tags!,
    copyrightTag: null,
    platformTag: null,
    up: video.up!,
    areas: video.areas!,
    clients: [],
    access: 'free',
    ageRating: 'PG',
    weight: 100,
    topDefinition: 'p1080',
    subtitleLanguages: [],
    licenceEndsAt: null,
    ...{ issues: [], ignored: [], ignoredUntil: null },
    plays30d: video.plays30d!,
    publishAt: video.publishAt!,
    offAt: null,
    state: video.state!,
    createdAt: video.createdAt!,
    createdBy: video.createdBy!,
    updatedAt: video.updatedAt!,
    updatedBy: video.updatedBy!,
  }
}
