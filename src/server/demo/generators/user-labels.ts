import type userLabel from '../../../entities/user-manage/user-label'
import type userLabelMember from '../../../entities/user-manage/user-label-member'
import { artworkKey } from '../../media/artwork/artwork'
import { day, instant } from '../calendar'
import { labelNames } from '../words/user-marks'
import type { Generator, RowOf } from '../world'
import { labelPlans, memberPlans } from './label-plan'
import { viewerAt } from './viewers'

const colours = ['#f2495c', '#ff9830', '#f2cc0c', '#73bf69', '#5794f2', '#b877d9', '#8ab8ff', '#c4162a']

const sources = { manual: 'staff', import: 'import', system: 'system', rule: 'rule' } as const

/** How long who was given it has it; what a rule gives is kept as long as the rule holds. */
const validities = [null, null, null, 30, 90, 180, 365]
const validDaysOf = (label: number, kind: string) =>
  kind === 'rule' ? null : validities[(label * 5) % validities.length]!

export const userLabelGenerator: Generator = {
  distinct: true,
  count: () => labelNames.length,
  row(world, index, random): RowOf<typeof userLabel> {
    const name = labelNames[index % labelNames.length]!
    const { code, kind, rule } = labelPlans(world)[index % labelNames.length]!
    const display = random.pick(['staff', 'staff', 'owner', 'everyone'] as const)
    const madeAt = world.calendar.now - random.between(330, 500) * day
    return {
      ...{ code, kind, display },
      name: { zh_CN: name.zh_CN, en: name.en.slice(0, 16) },
      rule: rule === undefined ? null : world.id('ruleUser', rule),
      icon: display === 'everyone' ? artworkKey('icon', `label-${index}`, name.zh_CN) : null,
      color: random.pick(colours),
      places:
        display === 'everyone'
          ? random.sample(['profile', 'comment', 'dynamic', 'liveChat', 'liveRank'] as const, 3)
          : [],
      group: random.chance(0.2) ? random.pick(['value', 'taste', 'risk']) : null,
      priority: random.between(1, 40) * 10,
      areas: [-1],
      validDays: validDaysOf(index, kind),
      usedBy: random.skewed(12, 2),
      enabled: kind === 'rule' || random.chance(0.92),
      createdAt: instant(madeAt),
      updatedAt: instant(madeAt + random.between(1, 300) * day),
    }
  },
  totals: [{ field: 'memberCount', child: 'userLabelMember', by: 'label' }],
}

export const userLabelMemberGenerator: Generator = {
  isWhole: true,
  distinct: true,
  count: (world) => memberPlans(world).length,
  row(world, index, random): RowOf<typeof userLabelMember> {
    const { label, user } = memberPlans(world)[index]!
    const { kind } = labelPlans(world)[label]!
    const { now } = world.calendar
    const { registeredAt } = viewerAt(world, user)
    const validDays = validDaysOf(label, kind)
    // Who has lost a label by now is no member of it any more.
    const since = Math.max(registeredAt, now - (validDays ?? 300) * day)
    const moment = since + random.next() * (now - since)
    return {
      label: world.id('userLabel', label) ?? 0,
      user: world.id('user', user) ?? 0,
      source: sources[kind],
      expiresAt: validDays === null ? null : instant(moment + validDays * day),
      createdAt: instant(moment),
      updatedAt: instant(moment),
    }
  },
}
