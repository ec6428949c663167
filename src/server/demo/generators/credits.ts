import type credit from '../../../entities/movie-manage/credit'
import { personName } from '../people'
import { inLatin } from '../words/ar-latin'
import type { Generator, RowOf, World } from '../world'
import { starAt } from './star-plan'
import { titlePlans, type SeriesKind, type TitlePlan } from './title-plan'

type Credit = RowOf<typeof credit>
type Job = NonNullable<Credit['job']>

/** Who works on what kind of title, as they are billed. */
const crews: Readonly<Record<SeriesKind, readonly Job[]>> = {
  drama: ['actor', 'actor', 'actor', 'director', 'writer'],
  anime: ['voice', 'voice', 'director', 'composer'],
  variety: ['host', 'host', 'producer'],
  documentary: ['director', 'writer', 'producer'],
  kids: ['voice', 'voice', 'director'],
}

interface CreditPlan {
  readonly title: TitlePlan
  readonly star: number
  readonly job: Job
  readonly order: number
  /** How many of the same job are billed before. */
  readonly before: number
}

/** Everybody works in the language that they speak, and in a title in one job. */
function creditPlans(world: World): readonly CreditPlan[] {
  return world.once('credits', () => {
    const stars = new Map<string, number[]>()
    for (let star = 0; star < world.count('star'); star++) {
      const { voice, job } = starAt(world, star)
      stars.set(`${voice} ${job}`, [...(stars.get(`${voice} ${job}`) ?? []), star])
    }
    return titlePlans(world).flatMap((title) => {
      const random = world.random('crew of a title', title.id)
      const taken = new Set<number>()
      const crew = crews[title.kind].flatMap((job) => {
        const free = (stars.get(`${title.language} ${job}`) ?? []).filter((star) => !taken.has(star))
        const star = free[random.skewed(free.length, 1.3)]
        if (star === undefined) return []
        taken.add(star)
        return [{ star, job }]
      })
      return crew.map(({ star, job }, nth) => {
        const before = crew.slice(0, nth).filter((other) => other.job === job).length
        return { title, star, job, order: nth + 1, before }
      })
    })
  })
}

/** Who plays whom in a title, named as people are where it was made; whoever does not act plays nobody. */
export const creditGenerator: Generator = {
  count: (world) => Math.min(world.asked('credit'), creditPlans(world).length),
  row(world, index, random): Credit {
    const { title, star, job, order, before } = creditPlans(world)[index]!
    const plays = job === 'actor' || job === 'voice'
    const { zh_CN, en } = personName(random, title.language)
    return {
      content: world.id('contentItem', title.id - 1) ?? 0,
      star: world.id('star', star) ?? 0,
      job,
      character: plays ? { zh_CN: inLatin(zh_CN), en: inLatin(en) } : null,
      lead: (plays || job === 'host') && before < 2,
      order,
    }
  },
}
