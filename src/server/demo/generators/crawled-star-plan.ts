import { weightsOf } from '../../base/random'
import { hour, minute } from '../calendar'
import { waited } from '../waited'
import type { World } from '../world'
import { crawlSource } from '../written/service'
import { starAt, starMadeAt } from './star-plan'

/** Whom a source on the web writes of, and what became of that here. */
export interface CrawledPlan {
  /** Who it is, by the number of the star; one beyond the last is not known here. */
  readonly person: number
  readonly isKnown: boolean
  /** The place of its source, and what that source may be asked for. */
  readonly source: number
  readonly allowed: readonly string[]
  readonly state: 'new' | 'matched' | 'imported' | 'ignored'
  /** How sure it is that the person is our star. */
  readonly score: number
  /** Tied to our star by its score, by nobody's hand. */
  readonly isByScore: boolean
  readonly madeAt: number
  /** When somebody, or the score, decided; null while nobody has. */
  readonly decidedAt: number | null
}

/** The share of the newest that is still looked at: of some hundred what two people get through in a day. */
const open = 0.115
/** How long a find should wait at most. */
const due = 40 * hour
const sources = weightsOf({ 0: 32, 1: 40, 2: 6, 3: 14, 5: 8 })
/** The place of the source that knows who lends a voice to what. */
const ofVoices = 4
const past = weightsOf({ imported: 90, ignored: 10 })
const present = weightsOf({ matched: 60, new: 40 })

/** What is known of the n-th record of a crawl. */
export function crawledPlan(world: World, index: number): CrawledPlan {
  const { now } = world.calendar
  const random = world.random('crawled star', index)
  const stars = Math.max(1, world.count('star'))
  const isKnown = index % 8 !== 7
  const person = isKnown ? index % stars : stars + index
  const drawnSource = Number(random.weighted(sources))
  const source = starAt(world, person).job === 'voice' ? ofVoices : drawnSource
  const isOpen = index >= world.count('crawledStar') * (1 - open)
  const drawn = isOpen ? random.weighted(present) : random.weighted(past)
  const state = isKnown ? drawn : isOpen ? 'new' : 'ignored'
  const isByScore = (state === 'imported' || state === 'matched') && random.chance(0.55)
  const score = isByScore ? random.between(950, 995) / 10 : random.between(620, 945) / 10
  const madeAt = isOpen
    ? now - waited(random, due) - 5 * minute
    : Math.min(
        now - 50 * hour,
        (isKnown ? starMadeAt(world, person) : world.calendar.moment(random)) + random.next() * 200 * hour,
      )
  const decidedAt =
    state === 'new'
      ? null
      : state === 'matched'
        ? madeAt + (isByScore ? 20_000 : (now - madeAt) * random.next())
        : madeAt + (0.4 + 40 * random.next()) * hour
  return {
    person,
    isKnown,
    source,
    allowed: allowedBy(world, source),
    state,
    score,
    isByScore,
    madeAt,
    decidedAt,
  }
}

function allowedBy(world: World, source: number): readonly string[] {
  return [crawlSource.row(world, source, world.random('crawlSource', source))['allowed']].flat().map(String)
}
