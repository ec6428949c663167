import homeComponent from '../../../entities/app-manage/home-component'
import homePlacement from '../../../entities/app-manage/home-placement'
import navigation from '../../../entities/app-manage/navigation'
import type { Row } from '../../../schema/entity'
import { defineRules, type Verdict } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { shareArea, shareChoice } from '../../operations/overlap'
import { checkPeriod } from '../../operations/period'
import { fieldsOfPlacement, placementsOf } from './placements'
import { concerns } from '../../operations/concerns'

type Navigation = Row<typeof navigation>
type Platform = Navigation['platform']

/** A tab says what it opens; one tab of each platform, area and client opens first, and one stays. */
export const navigationRules = defineRules(navigation, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    const { kind, url, category } = { ...current, ...draft }
    if (!concerns(draft, current, 'kind', 'url', 'category')) return
    if (kind === 'webPage' && !url) throw badField('url', 'error.required')
    if (kind === 'category' && !category) throw badField('category', 'error.required')
  },
  beforeRemove: async ({ records }, row) => {
    const [some] = await records.where(homePlacement, { navigation: row.id }, 1)
    if (some) throw refused('app-manage.home-setting.hasPlacements')
  },
  may: async (context, verb, row): Promise<Verdict> => {
    if (verb !== 'disable' && verb !== 'delete') return true
    if (row.isDefault) return 'app-manage.home-setting.isDefault'
    const others = await context.records.where(navigation, { platform: row.platform, enabled: true })
    return others.some((other) => other.id !== row.id && meets(other, row)) || 'app-manage.home-setting.lastTab'
  },
})

interface From {
  readonly navigation: number
  readonly areas: readonly number[]
}

export async function copyFromApp(context: Context, { navigation: from, areas }: From, platform: Platform) {
  const row = await context.records.get(navigation, from)
  if (row.platform !== 'app') throw badField('navigation', 'app-manage.home-setting.notOfApp')
  return copyTab(context, row, { areas, platform, withPlacements: true })
}

interface Copy {
  readonly areas: readonly number[]
  readonly platform: Platform
  readonly withPlacements: boolean
}

/** A tab like another, switched off, with those of its components that its platform shows. */
export async function copyTab({ records }: Context, row: Navigation, { areas, platform, withPlacements }: Copy) {
  const all = await records.where(navigation, { platform })
  const made = await records.insert(navigation, {
    ...shared(row),
    platform,
    areas,
    code: freeCode(row.code, new Set(all.map(({ code }) => code))),
    position: Math.max(0, ...all.map(({ position }) => position ?? 0)) + 1,
    isDefault: false,
    enabled: false,
    hasDraft: withPlacements,
  })
  if (!withPlacements) return { id: made.id }
  const placements = await placementsOf(records, row.id)
  const components = await records.where(homeComponent, { id: placements.map(({ component }) => component) })
  const shown = new Set(components.filter(({ platforms }) => platforms.includes(platform)).map(({ id }) => id))
  const fitting = placements.filter(({ component }) => shown.has(component))
  for (const [index, placement] of fitting.entries())
    await records.insert(homePlacement, {
      ...fieldsOfPlacement(placement),
      navigation: made.id,
      position: index + 1,
      areas,
    })
  return { id: made.id, placed: fitting.length, left: placements.length - fitting.length }
}

function shared(row: Navigation): Partial<Navigation> {
  const { name, kind, url, category, clients, icon, selectedIcon, background, textColor, seo } = row
  return { name, kind, url, category, clients, icon, selectedIcon, background, textColor, seo }
}

function freeCode(code: string, taken: ReadonlySet<string>): string {
  if (!taken.has(code)) return code
  for (let number = 2; ; number++) {
    const next = `${code.slice(0, 28)}_${number}`
    if (!taken.has(next)) return next
  }
}

export function meets(a: Navigation, b: Navigation): boolean {
  return shareArea(a.areas, b.areas) && shareChoice(a.clients, b.clients)
}
