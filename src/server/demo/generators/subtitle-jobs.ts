import type aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import { hour, instant, minute } from '../calendar'
import { weights, weightsOf, type Random } from '../../base/random'
import { scatter } from '../scatter'
import type { Generator, RowOf, World } from '../world'
import { durationOf } from './duration-of'
import { episodeBook, subtitleOrder, type EpisodePlan } from './episode-plan'
import { languageId } from './places'

type Task = RowOf<typeof aiSubtitleTask>
type State = 'waiting' | 'running' | 'paused' | 'proofreading' | 'done' | 'failed' | 'cancelled'

const modes = weightsOf({ translate: 60, transcribeTranslate: 28, ocrTranslate: 12 })
const engines = weightsOf({ inHouse: 55, llm: 30, google: 15 })
const past = weights<State>([
  ['done', 95],
  ['failed', 2],
  ['cancelled', 3],
])
const today = weights<State>([
  ['waiting', 30],
  ['running', 20],
  ['proofreading', 38],
  ['paused', 4],
  ['failed', 8],
])
/** Of a hundred tasks, the last few are what stands open today. */
const openShare = 0.04

/** Cents for a minute of what runs: a third is the engine's for a translation, hearing or reading the words costs more. */
const priceOf = { inHouse: 2, google: 4, llm: 7 }
const extra = { translate: 0, transcribe: 3, transcribeTranslate: 4, ocrTranslate: 6 }
/** How good what an engine makes is, from and to. */
const qualities = { inHouse: [68, 90], google: [62, 82], llm: [76, 96] } as const

const errors = [
  'The sound has no speech from 00:12:40 on',
  'Upstream timed out; three tries were made',
  'Cannot read burnt-in text: the picture is below 480 lines',
  'The source subtitle has no times',
]

/** What tasks are about: an episode each, the languages it has for what is done and the next one for what is not. */
function jobs(world: World) {
  return world.once('subtitle jobs', () =>
    Array.from({ length: world.count('aiSubtitleTask') }, (_, index) =>
      jobAt(world, index, world.random('subtitle job', index)),
    ),
  )
}

function jobAt(world: World, index: number, random: Random) {
  const { episodes, firstSubtitle } = episodeBook(world)
  const isOpen = index >= world.count('aiSubtitleTask') * (1 - openShare)
  const episode = scatter(episodes.length, index)
  const plan = episodes[episode]!
  const wished = random.weighted(isOpen ? today : past)
  const hasNext = plan.subtitles < subtitleOrder.length
  // The first subtitle of an episode is out; what waits to be read over is another one.
  const isRead = wished === 'proofreading' && plan.subtitles > 1
  const isReady = isRead || (plan.subtitles > 0 && (wished === 'done' || (wished !== 'proofreading' && !hasNext)))
  const state = isRead ? wished : isReady ? 'done' : unmade(wished)
  const nth = isRead
    ? random.between(1, plan.subtitles - 1)
    : isReady
      ? random.int(plan.subtitles)
      : Math.min(plan.subtitles, subtitleOrder.length - 1)
  const engine = random.weighted(engines)
  const [least, most] = qualities[engine]
  const proofread = random.pick(['sample', 'sample', 'sample', 'full', 'none'] as const)
  // Most of what machines have made waits for whoever takes the next.
  const isWaiting = isRead && random.chance(0.7)
  const hasReader = isRead ? !isWaiting : state === 'done' && proofread !== 'none'
  const minutes = Math.ceil(durationOf(plan) / 60)
  return {
    ...{ plan, episode, state, nth, isOpen, isReady, engine, proofread, minutes },
    firstSubtitle: firstSubtitle[episode]!,
    quality: random.between(least, most),
    proofreader: hasReader ? world.id('account', random.int(60)) : null,
    ...timesOf(world, plan, isOpen, minutes, random),
  }
}

/** What a machine has made and somebody has still to read over. */
interface Unread {
  readonly proofreader: number | null
  readonly quality: number
  /** When it was made, in milliseconds. */
  readonly at: number
}

/** The subtitles that wait to be read over, by their places: of each the task that made it last. */
export function unreadSubtitles(world: World): ReadonlyMap<number, Unread> {
  return world.once('subtitles to read over', () => {
    const unread = jobs(world).filter(({ state }) => state === 'proofreading')
    return new Map(
      unread.map(({ firstSubtitle, nth, proofreader, quality, createdAt }) => [
        firstSubtitle + nth,
        { proofreader, quality, at: createdAt },
      ]),
    )
  })
}

/** How a task stands that has made nothing. */
function unmade(wished: State): State {
  if (wished === 'done') return 'cancelled'
  return wished === 'proofreading' ? 'running' : wished
}

/** A task costs what its minutes cost with its engine, and says how far it came. */
export const aiSubtitleTaskGenerator: Generator = {
  row(world, index, random): Task {
    const job = jobs(world)[index]!
    const { plan, episode, state, nth, isOpen, firstSubtitle, isReady } = job
    const { engine, proofread, minutes, createdAt, finishedAt, proofreader } = job
    const { title } = plan
    const target = subtitleOrder[nth]!
    const own = subtitleOrder.indexOf(title.language)
    const hasSource = own >= 0 && own < plan.subtitles
    const drawn = random.weighted(modes)
    const mode =
      target === title.language ? 'transcribe' : drawn === 'translate' && !hasSource ? 'transcribeTranslate' : drawn
    const progress = progressOf(state, random)
    const isOver = state === 'done' || state === 'failed' || state === 'cancelled'
    return {
      category: title.type,
      content: world.id('contentItem', title.id - 1) ?? 0,
      episode: world.id('episode', episode) ?? 0,
      mode,
      sourceLanguage: languageId(world, title.language) ?? 0,
      targetLanguage: languageId(world, target) ?? 0,
      sourceSubtitle: mode === 'translate' ? world.id('subtitle', firstSubtitle + own) : null,
      resultSubtitle: isReady ? world.id('subtitle', firstSubtitle + nth) : null,
      ...{ engine, state, minutes, progress, proofread, proofreader },
      useGlossary: random.chance(0.9),
      priority: isOpen
        ? random.pick(['normal', 'normal', 'high', 'urgent'] as const)
        : random.pick(['low', 'normal', 'normal'] as const),
      cost: Math.round((minutes * (priceOf[engine] + extra[mode]) * progress) / 100),
      currency: 'USD',
      quality: progress === 100 ? job.quality : null,
      attempts: state === 'waiting' ? 0 : state === 'failed' ? 3 : random.chance(0.08) ? 2 : 1,
      error: state === 'failed' ? random.pick(errors) : null,
      dueAt: instant(createdAt + random.pick([24, 24, 48, 72]) * hour),
      finishedAt: isOver ? instant(finishedAt) : null,
      createdAt: instant(createdAt),
      updatedAt: instant(isOver ? finishedAt : Math.min(world.calendar.now, createdAt + minutes * 20_000)),
    }
  },
}

function progressOf(state: State, random: Random): number {
  if (state === 'done' || state === 'proofreading') return 100
  if (state === 'waiting') return 0
  return random.between(8, 92)
}

/** What is open was asked for today or yesterday; the rest when its title came in. An engine is faster than what it hears. */
function timesOf(world: World, { title }: EpisodePlan, isOpen: boolean, minutes: number, random: Random) {
  const { now } = world.calendar
  const createdAt = isOpen
    ? now - (0.2 + random.next() ** 2 * 34) * hour
    : Math.min(now - 2 * hour, title.createdAt + (1 + random.next() * 30) * hour)
  const worked = (4 + minutes * (0.15 + random.next() * 0.3)) * minute
  return { createdAt, finishedAt: Math.min(now - minute, createdAt + worked + random.next() * 20 * minute) }
}
