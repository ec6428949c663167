import type subtitle from '../../../entities/movie-manage/subtitle'
import { hour, instant } from '../calendar'
import { linesWithin, subtitleKey } from '../subtitle-of'
import { weightsOf } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { episodeBook, ownerOf, subtitleOrder, type EpisodePlan } from './episode-plan'
import { durationOf } from './duration-of'
import { unreadSubtitles } from './subtitle-jobs'
import { languageId } from './places'
import type { TitlePlan } from './title-plan'

const states = weightsOf({ published: 93, proofreading: 3, draft: 2.5, withdrawn: 1.5 })
const origins = weightsOf({ uploaded: 30, aiProofread: 34, ai: 18, partner: 16, crawled: 2 })

/** The first of an online episode is always out; what a machine has made is not until it was read over. */
function stateOf(world: World, index: number, isMain: boolean): 'published' | 'proofreading' | 'draft' | 'withdrawn' {
  const unread = unreadSubtitles(world).get(index)
  if (unread) return unread.proofreader === null ? 'draft' : 'proofreading'
  return isMain ? 'published' : world.random('subtitle state', index).weighted(states)
}

function isMain({ state }: EpisodePlan, nth: number): boolean {
  return nth === 0 && state === 'online'
}

/** The languages in which an episode's subtitles are out. */
export function episodeSubtitles(world: World, episode: number): string[] {
  const { episodes, firstSubtitle } = episodeBook(world)
  return subtitleOrder
    .slice(0, episodes[episode]!.subtitles)
    .filter((_, nth) => stateOf(world, firstSubtitle[episode]! + nth, isMain(episodes[episode]!, nth)) === 'published')
}

/** The languages that all released episodes of a title have subtitles in. */
export function commonSubtitles(world: World, title: TitlePlan): string[] {
  const run = episodeBook(world).runs[title.id - 1]!
  const sets = Array.from({ length: run.online }, (_, n) => episodeSubtitles(world, run.start + n))
  return subtitleOrder.filter((code) => sets.length > 0 && sets.every((set) => set.includes(code)))
}

export const subtitleGenerator: Generator = {
  count: (world) =>
    world.once('subtitles', () => episodeBook(world).episodes.reduce((sum, plan) => sum + plan.subtitles, 0)),
  distinct: true,
  row(world, index, random): RowOf<typeof subtitle> {
    const { episodes, firstSubtitle } = episodeBook(world)
    const { episode, nth } = ownerOf(firstSubtitle, index)
    const plan = episodes[episode]!
    const language = subtitleOrder[nth]!
    const unread = unreadSubtitles(world).get(index)
    const drawn = random.weighted(origins)
    const origin = unread ? 'ai' : drawn
    const state = stateOf(world, index, isMain(plan, nth))
    const seconds = durationOf(plan)
    const cues = linesWithin(seconds)
    const hasFaults = origin === 'ai' && random.chance(0.4)
    const moment = unread?.at ?? Math.min(world.calendar.now, plan.title.createdAt + (2 + random.next() * 60) * hour)
    const createdBy = origin === 'ai' ? null : world.id('account', random.skewed(40))
    return {
      episode: world.id('episode', episode) ?? 0,
      language: languageId(world, language) ?? 0,
      kind: 'normal',
      origin,
      format: random.pick(['srt', 'srt', 'vtt', 'ass'] as const),
      file: subtitleKey(plan.title.id, plan.number, seconds, language),
      offsetMs: random.chance(0.08) ? random.between(-1500, 1500) : 0,
      isDefault: nth === 0,
      cues,
      coverage: state === 'draft' ? random.between(40, 82) : random.between(84, 100),
      quality: unread ? unread.quality : origin === 'ai' ? random.between(58, 86) : random.between(80, 99),
      faults: hasFaults
        ? [{ cue: random.between(1, cues), code: random.pick(['tooFast', 'tooLong', 'untranslated'] as const) }]
        : [],
      proofreader: unread
        ? unread.proofreader
        : origin === 'aiProofread' || state === 'proofreading'
          ? world.id('account', random.int(60))
          : null,
      complaints: random.chance(0.06) ? random.between(1, 9) : 0,
      state,
      createdAt: instant(moment),
      createdBy,
      updatedAt: instant(moment),
      updatedBy: createdBy,
    }
  },
}
