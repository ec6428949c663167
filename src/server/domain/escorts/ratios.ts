import escortRatio from '../../../entities/escort-manage/escort-ratio'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export type Ratio = Row<typeof escortRatio>

/** Companion and guild together have at most this many percent. */
const maxShared = 85

/** Paid orders keep their rule: a new one begins with a next day, and one in force is never edited. */
export const ratioRules = defineRules(escortRatio, {
  beforeSave: async ({ now }, draft, current) => {
    const rule = { ...current, ...draft } as Ratio
    const isEdited = current && ['scheduled', 'active', 'ended'].includes(current.state) && !('state' in draft)
    if (isEdited && !('effectiveTo' in draft && Object.keys(draft).length === 1))
      throw badField('name', 'escort-manage.divide-ratio.inForce')
    const shared = rule.escortShare + (rule.guildShare ?? 0)
    if (shared > maxShared) throw badField('guildShare', 'escort-manage.divide-ratio.sharesOver', { most: maxShared })
    if ((rule.maxLevel ?? 10) < (rule.minLevel ?? 1)) throw badField('maxLevel', 'escort-manage.divide-ratio.levels')
    const today = now.toISOString().slice(0, 10)
    if ('effectiveFrom' in draft && rule.effectiveFrom <= today)
      throw badField('effectiveFrom', 'escort-manage.divide-ratio.fromTomorrow')
    if (rule.effectiveTo !== null && rule.effectiveTo !== undefined && rule.effectiveTo < rule.effectiveFrom)
      throw badField('effectiveTo', 'error.offBeforePublish')
    return Promise.resolve({ platformShare: 100 - shared })
  },
})
