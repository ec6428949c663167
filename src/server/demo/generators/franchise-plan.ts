import { phrases, type Phrase } from '../words/phrases'
import type { World } from '../world'
import { titlePlans, type TitlePlan } from './title-plan'

type Relation = 'main' | 'prequel' | 'sequel' | 'spinOff' | 'special'

/** A work of a franchise: how it stands to the first, and which part of the story it is. */
export interface FranchiseWork {
  readonly franchise: number
  readonly title: TitlePlan
  readonly relation: Relation
  readonly label: Phrase | null
  /** Its place in the story: none where it stands beside it. */
  readonly storyOrder: number | null
  readonly place: number
}

const seasons = phrases(`
  第二季 | Season 2 | Temporada 2 | Musim 2 | الموسم الثاني
  第三季 | Season 3 | Temporada 3 | Musim 3 | الموسم الثالث`)
const parts = phrases(`
  第二部 | Part 2 | Segunda parte | Bagian 2 | الجزء الثاني
  第三部 | Part 3 | Tercera parte | Bagian 3 | الجزء الثالث`)
const [before, beside, special] = phrases(`
  前传 | Prequel | Precuela | Prekuel | ما قبل القصة
  外传 | Side story | Historia paralela | Kisah sampingan | قصة جانبية
  特别篇 | Special | Especial | Spesial | حلقة خاصة`)

/** Franchises, each of published works of one kind, genre and country in the order in which they came out. */
export function franchisePlans(world: World): readonly (readonly FranchiseWork[])[] {
  return world.once('franchises', () => {
    const alike = new Map<string, TitlePlan[]>()
    for (const plan of titlePlans(world)) {
      if (plan.type === 'short' || plan.state !== 'published') continue
      const key = `${plan.type} ${plan.group} ${plan.country}`
      alike.set(key, [...(alike.get(key) ?? []), plan])
    }
    const chunks = [...alike.values()].flatMap((some) => {
      const sorted = some.toSorted((a, b) => a.year - b.year || a.id - b.id)
      const size = 2 + (some[0]!.id % 4)
      return Array.from({ length: Math.floor(sorted.length / size) }, (_, nth) =>
        sorted.slice(nth * size, (nth + 1) * size),
      )
    })
    return chunks.slice(0, world.asked('xilie')).map((works, franchise) => worksOf(works, franchise))
  })
}

function worksOf(works: readonly TitlePlan[], franchise: number): readonly FranchiseWork[] {
  const hasPrequel = works.length > 3
  const first = hasPrequel ? 2 : 1
  return works.map((title, nth): FranchiseWork => {
    const begun = { franchise, title, place: nth + 1 }
    if (nth === 0) return { ...begun, relation: 'main', label: null, storyOrder: first }
    if (nth < 3) {
      const label = (title.type === 'movie' ? parts : seasons)[nth - 1]!
      return { ...begun, label, relation: 'sequel', storyOrder: first + nth }
    }
    if (nth === 3) return { ...begun, relation: 'prequel', label: before!, storyOrder: 1 }
    const isMovie = title.type === 'movie'
    return {
      ...begun,
      relation: isMovie ? 'special' : 'spinOff',
      label: isMovie ? special! : beside!,
      storyOrder: null,
    }
  })
}

/** The id of the franchise that a title belongs to; null where it belongs to none. */
export function franchiseOf(world: World, title: number): number | null {
  const places = world.once(
    'franchises of titles',
    () =>
      new Map(franchisePlans(world).flatMap((works) => works.map((work) => [work.title.id, work.franchise] as const))),
  )
  const place = places.get(title)
  return place === undefined ? null : world.id('xilie', place)
}
