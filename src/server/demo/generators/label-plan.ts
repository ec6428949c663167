import { labelNames } from '../words/user-marks'
import type { World } from '../world'
import { ruleOfLabel, rulePlan } from './rule-plan'
import { clientOf, viewerAt } from './viewers'

/** How users come to a label; those that rules give are told by the rules. */
const kinds: Readonly<Record<string, 'import' | 'system'>> = {
  wonBack: 'import',
  student: 'import',
  campus: 'import',
  press: 'import',
  firstPayer: 'system',
  yearlyVIP: 'system',
  atRisk: 'system',
  knight: 'system',
  nightOwl: 'system',
  weekender: 'system',
  followsLive: 'system',
  bingeWatcher: 'system',
}

export interface LabelPlan {
  readonly code: string
  readonly kind: 'manual' | 'import' | 'system' | 'rule'
  /** The place of its rule. */
  readonly rule: number | undefined
  readonly members: number
}

/** The place of a label and of its member. */
export interface MemberPlan {
  readonly label: number
  readonly user: number
}

/** Labels with how many bear them: as many as their rule holds of, or a part of those that are asked for. */
export function labelPlans(world: World): readonly LabelPlan[] {
  return world.once('label plans', () =>
    labelNames.map(({ en }, index) => {
      const code = codeOf(en)
      const rule = ruleOfLabel[code]
      const usual = (world.asked('userLabelMember') / 2 / labelNames.length) * (0.3 + ((index * 7) % 15) / 10)
      const users = world.count('user')
      return {
        ...{ code, rule },
        kind: rule === undefined ? (kinds[code] ?? 'manual') : 'rule',
        members: Math.min(users, rule === undefined ? Math.round(usual) : rulePlan(world, rule).hitCount),
      }
    }),
  )
}

export function memberPlans(world: World): readonly MemberPlan[] {
  return world.once('label members', () =>
    world.asked('userLabelMember') === 0 || world.count('userLabel') === 0
      ? []
      : labelPlans(world).flatMap((plan, label) => membersOf(world, plan, label)),
  )
}

/** The places of the labels of each user that has any. */
export function labelsByUser(world: World): ReadonlyMap<number, readonly number[]> {
  return world.once('labels by user', () => {
    const labels = new Map<number, number[]>()
    for (const { label, user } of memberPlans(world)) labels.set(user, [...(labels.get(user) ?? []), label])
    return labels
  })
}

/** What whoever bears a label has paid at least, in cents of a dollar. */
const paid: Readonly<Record<string, number>> = { highValue: 10_000, bigGifter: 2_000, yearlyVIP: 3_000, firstPayer: 99 }

/** What a user has paid at least, to bear their labels. */
export function leastPaid(world: World, user: number): number {
  const labels = labelsByUser(world).get(user) ?? []
  return Math.max(0, ...labels.map((label) => paid[labelPlans(world)[label]!.code] ?? 0))
}

function membersOf(world: World, { code, members }: LabelPlan, label: number): MemberPlan[] {
  const users = world.count('user')
  const step = users % 7_919 === 0 ? 1 : 7_919
  const fits = code === 'tvViewer' ? (user: number) => isOnTelevision(world, user) : () => true
  const found: MemberPlan[] = []
  for (let nth = 0; nth < users && found.length < members; nth++) {
    const user = (label * 613 + nth * step) % users
    if (fits(user)) found.push({ label, user })
  }
  return found
}

/** Clients of televisions, by their places. */
const televisions: ReadonlySet<number> = new Set([6, 7])

const isOnTelevision = (world: World, user: number) =>
  televisions.has(clientOf(world, user, viewerAt(world, user).market))

function codeOf(name: string): string {
  const [first = '', ...rest] = name.split(/[^A-Za-z0-9]+/)
  return first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
