import { day, hour } from '../calendar'
import { titlePlans, type TitlePlan } from './title-plan'
import type { World } from '../world'

export type EpisodeState = 'pending' | 'ready' | 'scheduled' | 'online'

/** An episode before its fields are filled in: what its record, its files and its title agree on. */
export interface EpisodePlan {
  readonly title: TitlePlan
  readonly number: number
  readonly state: EpisodeState
  /** Milliseconds; of online and scheduled ones. */
  readonly publishAt: number | null
  readonly files: number
  readonly subtitles: number
}

/** A title's episodes, and where the first of them is among all. */
export interface EpisodeRun {
  readonly start: number
  readonly count: number
  readonly online: number
  /** As announced: at least as many as there are. */
  readonly total: number
}

interface EpisodeBook {
  readonly episodes: readonly EpisodePlan[]
  /** By the title's id, less one. */
  readonly runs: readonly EpisodeRun[]
  /** The index of each episode's first file, and of its first subtitle. */
  readonly firstFile: readonly number[]
  readonly firstSubtitle: readonly number[]
}

/** The most subtitles an episode can have: one a language of the order below. */
export const subtitleOrder = ['en', 'zh_CN', 'in_ID', 'es_MX', 'ar_AE', 'ms_MY', 'th_TH', 'vi_VN', 'tl_PH', 'pt_BR']

/** All episodes with the number of their files; the counts of episodes, files and subtitles come out exactly. */
export function episodeBook(world: World): EpisodeBook {
  return world.once('episodes', () => {
    const titles = titlePlans(world)
    const movies = titles.filter(({ type }) => type === 'movie').length
    const wishes = titles.map(({ type, wish }) => (type === 'movie' ? 0 : wish))
    const shares = allot(Math.max(0, world.asked('episode') - movies), wishes)
    const runs: EpisodeRun[] = []
    const drafts: Omit<EpisodePlan, 'files' | 'subtitles'>[] = []
    titles.forEach((title, index) => {
      const count = title.type === 'movie' ? 1 : shares[index]!
      const start = drafts.length
      const random = world.random('run', title.id)
      const isOut = title.serialState !== 'upcoming'
      const aired =
        title.serialState === 'finished' ? count : Math.max(1, Math.floor(count * (0.4 + random.next() * 0.5)))
      const online = isOut ? aired : 0
      for (let n = 0; n < count; n++) {
        const state =
          n < online
            ? 'online'
            : isOut && n < online + 2
              ? 'scheduled'
              : n < count * (title.state === 'draft' ? 0.3 : 0.85)
                ? 'ready'
                : 'pending'
        drafts.push({ title, number: n + 1, state, publishAt: airTime(world, title, n, online, state) })
      }
      const isOpen =
        title.serialState === 'airing' || title.serialState === 'paused' || title.serialState === 'upcoming'
      runs.push({
        start,
        count,
        online,
        total: Math.max(1, count + (isOpen && title.type !== 'movie' ? random.between(0, 12) : 0)),
      })
    })
    const has = drafts.map(({ state }, index) =>
      state === 'pending' ? (index % 3 === 0 ? 0.5 : 0) : state === 'online' ? 2 + (index % 3) : 2,
    )
    const files = allot(Math.max(0, world.asked('resource') - world.count('contentVideo')), has, 5)
    const speaks = drafts.map(({ state, title }) =>
      state === 'pending' ? 0 : (state === 'online' ? 2 : 1) + ((title.id * 7) % 3),
    )
    const subtitles = allot(world.asked('subtitle'), speaks, subtitleOrder.length)
    return {
      episodes: drafts.map((draft, index) => ({ ...draft, files: files[index]!, subtitles: subtitles[index]! })),
      runs,
      firstFile: starts(files),
      firstSubtitle: starts(subtitles),
    }
  })
}

/** The episode a running index of files or subtitles belongs to, and the how-manieth of it it is. */
export function ownerOf(starts: readonly number[], index: number): { episode: number; nth: number } {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= index) low = middle
    else high = middle - 1
  }
  return { episode: low, nth: index - starts[low]! }
}

/**
 * Splits a whole among claims: those above zero get at least one while it lasts, the rest by size, none more than `most`.
 * The parts sum to the whole unless the limit forbids it.
 */
export function allot(whole: number, claims: readonly number[], most = Infinity): number[] {
  const sum = claims.reduce((a, b) => a + b, 0)
  const parts = claims.map((claim) => (claim > 0 ? Math.min(most, Math.max(1, Math.floor((claim * whole) / sum))) : 0))
  let rest = whole - parts.reduce((a, b) => a + b, 0)
  const open = claims.flatMap((claim, index) => (claim > 0 ? [index] : []))
  for (let turn = 0, idle = 0; rest !== 0 && idle < open.length; turn++) {
    const index = open[(turn * 7919) % open.length]!
    const step = Math.sign(rest)
    const next = parts[index]! + step
    idle++
    if (next < (whole < open.length ? 0 : 1) || next > most) continue
    parts[index] = next
    rest -= step
    idle = 0
  }
  return parts
}

function starts(parts: readonly number[]): number[] {
  let sum = 0
  return parts.map((part) => (sum += part) - part)
}

/**
 * On the hour: two a week, back from today where the series runs, from its first day where it has ended, and faster where that
 * was not long ago.
 */
function airTime(world: World, title: TitlePlan, n: number, online: number, state: EpisodeState): number | null {
  const onTheHour = (moment: number) => Math.floor(moment / hour) * hour
  if (state === 'scheduled') return onTheHour(world.calendar.now + (n - online + 1) * 3.5 * day)
  if (state !== 'online' || title.publishAt === null) return null
  const since = world.calendar.now - title.publishAt
  if (title.serialState === 'finished')
    return onTheHour(title.publishAt + Math.floor(n / 2) * Math.min(7 * day, since / Math.ceil(online / 2)))
  return onTheHour(world.calendar.now - (online - n) * Math.min(3.5 * day, since / online))
}
