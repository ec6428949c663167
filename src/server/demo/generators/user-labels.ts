import type userLabel from '../../../entities/user-manage/user-label'
import type userLabelMember from '../../../entities/user-manage/user-label-member'
import { artworkKey } from '../../media/artwork/artwork'
import { day, instant } from '../calendar'
import { weightsOf } from '../../base/random'
import { labelNames } from '../words/user-marks'
import type { Generator, RowOf } from '../world'

const colours = ['#f2495c', '#ff9830', '#f2cc0c', '#73bf69', '#5794f2', '#b877d9', '#8ab8ff', '#c4162a']

const kinds = weightsOf({ manual: 45, import: 10, system: 15, rule: 30 })

export const userLabelGenerator: Generator = {
  distinct: true,
  count: () => labelNames.length,
  row(world, index, random): RowOf<typeof userLabel> {
    const name = labelNames[index % labelNames.length]!
    const words = name.en.split(/[^A-Za-z0-9]+/)
    const code =
      words[0]!.toLowerCase() +
      words
        .slice(1)
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join('')
    const kind = random.weighted(kinds)
    const display = random.pick(['staff', 'staff', 'owner', 'everyone'] as const)
    return {
      code,
      name: { zh_CN: name.zh_CN, en: name.en.slice(0, 16) },
      kind,
      rule: kind === 'rule' ? world.id('ruleUser', index) : null,
      display,
      icon: display === 'everyone' ? artworkKey('icon', `label-${index}`, name.zh_CN) : null,
      color: random.pick(colours),
      places:
        display === 'everyone'
          ? random.sample(['profile', 'comment', 'dynamic', 'liveChat', 'liveRank'] as const, 3)
          : [],
      group: random.chance(0.2) ? random.pick(['value', 'taste', 'risk']) : null,
      priority: random.between(1, 40) * 10,
      areas: [-1],
      validDays: random.chance(0.4) ? random.pick([30, 90, 180, 365]) : null,
      memberCount: random.longTail(18_000, 1.3),
      usedBy: random.skewed(12, 2),
      enabled: random.chance(0.92),
    }
  },
}

export const userLabelMemberGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof userLabelMember> {
    const labels = Math.max(1, world.count('userLabel'))
    const moment = world.calendar.moment(random)
    return {
      label: world.id('userLabel', index % labels) ?? 0,
      user: world.id('user', Math.floor(index / labels) * 37 + (index % labels)) ?? 0,
      source: random.pick(['staff', 'rule', 'rule', 'system', 'import'] as const),
      // Who has lost a label by now is no member of it any more.
      expiresAt: random.chance(0.3) ? instant(world.calendar.now + random.between(1, 400) * day) : null,
      createdAt: instant(moment),
      updatedAt: instant(moment),
    }
  },
}
