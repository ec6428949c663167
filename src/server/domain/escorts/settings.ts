import escortSetting from '../../../entities/escort-manage/escort-setting'
import escortSkill from '../../../entities/escort-manage/escort-skill'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export type Setting = Row<typeof escortSetting>

/** Everybody is an adult; a quiet time has both ends. */
export const settingRules = defineRules(escortSetting, {
  beforeSave: async (_context, draft, current) => {
    const { quietFrom, quietTo, open, applyOpen } = { ...current, ...draft }
    if (Boolean(quietFrom) !== Boolean(quietTo)) throw badField(quietFrom ? 'quietTo' : 'quietFrom', 'error.required')
    if (applyOpen && !open) throw badField('applyOpen', 'escort-manage.settings.applyClosed')
    if (!current && draft.open) throw badField('open', 'escort-manage.settings.openByCommand')
    if (current && 'open' in draft && draft.open !== current.open && Object.keys(draft).length > 2)
      throw badField('open', 'escort-manage.settings.openByCommand')
    return Promise.resolve()
  },
})

export const skillRules = defineRules(escortSkill, {
  beforeSave: async (_context, draft, current) => {
    const { minPrice, maxPrice, ranks } = { ...current, ...draft } as Row<typeof escortSkill>
    if (maxPrice < minPrice) throw badField('maxPrice', 'escort-manage.settings-skills.priceBand')
    if (ranks?.some((rank) => (rank.maxPrice ?? 0) > maxPrice))
      throw badField('ranks', 'escort-manage.settings-skills.rankOver')
    return Promise.resolve()
  },
})

/** The highest level whose conditions somebody meets; 1 where they meet none. */
export function levelOf(
  rules: NonNullable<Setting['levelRules']>,
  orders: number,
  rating: number,
  finishRate: number,
): number {
  const met = rules.filter(
    (rule) => orders >= rule.orders30d && rating >= (rule.rating ?? 0) && finishRate >= (rule.finishRate ?? 0),
  )
  return Math.max(1, ...met.map(({ level }) => level))
}
