import type resource from '../../../entities/movie-manage/resource'
import { hour, instant } from '../calendar'
import type { Random } from '../../base/random'
import { weightsOf } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { durationOf } from './duration-of'
import { episodeBook, ownerOf } from './episode-plan'

type Resource = RowOf<typeof resource>
type Definition = NonNullable<Resource['definition']>
type State = NonNullable<Resource['state']>

/** An episode's files by how many it has; the first is the source. */
const sets: readonly (readonly Definition[])[] = [
  [],
  ['p720'],
  ['p1080', 'p720'],
  ['p1080', 'p720', 'p480'],
  ['p2160', 'p1080', 'p720', 'p480'],
  ['p2160', 'p1080', 'p720', 'p480', 'p360'],
]
const heights: Readonly<Record<Definition, number>> = { p360: 360, p480: 480, p720: 720, p1080: 1080, p2160: 2160 }
const bitrates: Readonly<Record<Definition, number>> = {
  p360: 520,
  p480: 980,
  p720: 2_100,
  p1080: 4_300,
  p2160: 14_500,
}
const waiting = weightsOf<State>({
  uploading: 10,
  queued: 20,
  transcoding: 26,
  checking: 8,
  held: 8,
  failed: 24,
  cancelled: 4,
  ready: 0,
  offline: 0,
})

export interface FilePlan {
  readonly definition: Definition
  readonly state: State
}

/** The files of an episode: one of a playable episode is always ready. */
export function filesOf(world: World, episode: number): FilePlan[] {
  const { episodes, firstFile } = episodeBook(world)
  const { files, state } = episodes[episode]!
  const definitions = sets[Math.min(files, sets.length - 1)]!
  return definitions.map((definition, nth) => {
    const random = world.random('file', firstFile[episode]! + nth)
    if (state === 'pending') return { definition, state: random.weighted(waiting) }
    const isSpare = nth > 0
    return {
      definition,
      state: isSpare && random.chance(0.04) ? (random.chance(0.5) ? 'offline' : random.weighted(waiting)) : 'ready',
    }
  })
}

/** How many files belong to episodes; those of clips follow. */
function episodeFiles(world: World): number {
  return episodeBook(world).episodes.reduce((sum, { files }) => sum + files, 0)
}

export const resourceGenerator: Generator = {
  count: (world) => world.once('files', () => episodeFiles(world) + world.count('contentVideo')),
  distinct: true,
  row(world, index, random): Resource {
    const { episodes, firstFile } = episodeBook(world)
    const files = world.count('resource') - world.count('contentVideo')
    if (index >= files) return clip(world, index - files, random)
    const { episode, nth } = ownerOf(firstFile, index)
    const plan = episodes[episode]!
    const file = filesOf(world, episode)[nth]!
    const { title, number } = plan
    const name = `${title.title.en.replace(/[^A-Za-z0-9]+/g, '.')}.E${String(number).padStart(2, '0')}`
    return {
      ...media(world, random, file.definition, file.state, durationOf(plan), title.type === 'short'),
      episode: world.id('episode', episode),
      video: null,
      role: nth === 0 ? 'source' : 'output',
      container: nth === 0 ? 'mp4' : 'hls',
      audioLanguages: [title.language],
      originalFilename: `${name}.${file.definition.slice(1)}p.mp4`,
      file: `demo/video/${title.id}-${number}-${file.definition}.mp4`,
      ...made(world, random, title.createdAt),
    }
  },
}

function clip(world: World, video: number, random: Random): Resource {
  return {
    ...media(world, random, 'p1080', 'ready', random.between(25, 180), false),
    episode: null,
    video: world.id('contentVideo', video),
    role: 'source',
    container: 'mp4',
    audioLanguages: ['zh_CN'],
    originalFilename: `clip-${String(video + 1).padStart(4, '0')}.mp4`,
    file: `demo/video/clip-${video + 1}.mp4`,
    ...made(world, random, world.calendar.officeMoment(random, 360)),
  }
}

function media(
  world: World,
  random: Random,
  definition: Definition,
  state: State,
  duration: number,
  isVertical: boolean,
): Resource {
  const height = heights[definition]
  const long = Math.round((height * 16) / 9 / 2) * 2
  const bitrate = Math.round(bitrates[definition] * (0.85 + random.next() * 0.3))
  const isDone = state === 'ready' || state === 'offline' || state === 'held'
  return {
    definition,
    codec: definition === 'p2160' ? 'h265' : random.pick(['h264', 'h264', 'h264', 'av1'] as const),
    width: isVertical ? height : long,
    height: isVertical ? long : height,
    bitrateKbps: bitrate,
    duration,
    sizeBytes: Math.round((bitrate * 1000 * duration) / 8),
    drm: random.chance(0.9),
    md5: random.characters(32),
    profile: isVertical ? 'vertical' : definition === 'p2160' ? 'premium4k' : 'standard',
    progress:
      isDone || state === 'checking'
        ? 100
        : state === 'transcoding'
          ? random.between(3, 97)
          : state === 'uploading'
            ? random.between(5, 95)
            : 0,
    priority: random.pick(['normal', 'normal', 'normal', 'high', 'low', 'urgent'] as const),
    attempts: state === 'failed' ? random.between(1, 5) : state === 'uploading' || state === 'queued' ? 0 : 1,
    checks:
      state === 'held'
        ? [{ code: random.pick(['black', 'silence', 'avSync', 'letterbox'] as const), from: 12, to: 31, level: 'fail' }]
        : [],
    error:
      state === 'failed'
        ? random.pick([
            'ffmpeg exited with 1: moov atom not found',
            'source checksum differs',
            'audio track is missing',
            'worker lost after 3600 s',
          ])
        : null,
    finishedAt: isDone ? instant(world.calendar.now - random.next() * 300 * 24 * hour) : null,
    state,
  }
}

function made(world: World, random: Random, since: number): Resource {
  const createdBy = world.id('account', random.skewed(40))
  const moment = Math.min(world.calendar.now, since + random.next() * 20 * hour)
  return { createdAt: instant(moment), createdBy, updatedAt: instant(moment), updatedBy: createdBy }
}
