import type episode from '../../../entities/movie-manage/episode'
import { artworkKey } from '../../media/artwork/artwork'
import { day, instant } from '../calendar'
import { phrases } from '../words/phrases'
import { waited } from '../waited'
import type { Generator, RowOf } from '../world'
import { episodeBook } from './episode-plan'
import { durationOf } from './duration-of'
import { filesOf } from './resources'
import { episodeSubtitles } from './subtitles'
import { withTitle } from './title-fields'

const numbered = phrases('第{n}集 | Episode {n} | Capítulo {n} | Episode {n} | الحلقة {n}')[0]!
const main = phrases('正片 | Feature | Película | Film utama | الفيلم')[0]!

export const episodeGenerator: Generator = {
  count: (world) => episodeBook(world).episodes.length,
  distinct: true,
  row(world, index, random): RowOf<typeof episode> {
    const plan = episodeBook(world).episodes[index]!
    const { title, number, state } = plan
    const files = filesOf(world, index)
    const ready = files.filter((file) => file.state === 'ready')
    const duration = files.length > 0 ? durationOf(plan) : null
    const hasCredits = title.type === 'series' && duration !== null && state !== 'pending'
    const isOnline = state === 'online'
    const fade = title.type === 'movie' ? 1 : Math.max(0.25, 1 - number / 60)
    const plays =
      isOnline && title.state === 'published' ? Math.round(title.fame * fade * random.between(700, 1_500)) : 0
    const createdAt = Math.min(world.calendar.now, title.createdAt + random.next() * day)
    const createdBy = world.id('account', random.skewed(40))
    const resourceState =
      files.length === 0
        ? 'none'
        : ready.length === files.length
          ? 'ready'
          : ready.length > 0
            ? 'partial'
            : files.some((file) => file.state === 'failed')
              ? 'failed'
              : 'processing'
    return {
      content: world.id('contentItem', title.id - 1) ?? 0,
      number,
      part: 'main',
      title: title.type === 'movie' ? main : withTitle(numbered, title, number),
      cover: artworkKey('cover', `${title.theme}-${title.id}-e${number}`),
      duration,
      introStart: hasCredits ? 0 : null,
      introEnd: hasCredits ? random.between(60, 95) : null,
      outroStart: hasCredits ? duration - random.between(90, 150) : null,
      access: number === 1 && title.type === 'series' && random.chance(0.3) ? 'free' : 'inherit',
      publishAt: plan.publishAt === null ? null : instant(plan.publishAt),
      enabled: isOnline,
      definitions: [...new Set(ready.map((file) => file.definition))].sort(
        (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
      ),
      subtitleLanguages: episodeSubtitles(world, index),
      audioLanguages: files.length > 0 ? [title.language] : [],
      resourceState,
      likes: Math.round(plays * (0.02 + random.next() * 0.05)),
      plays30d: plays,
      dropRate: isOnline ? random.between(40, 340) / 10 : null,
      state,
      createdAt: instant(createdAt),
      createdBy,
      updatedAt: instant(
        resourceState === 'failed'
          ? Math.max(createdAt, world.calendar.now - waited(random, 2 * day))
          : world.calendar.between(random, createdAt, world.calendar.now),
      ),
      updatedBy: createdBy,
    }
  },
}
