import plate from '../../../entities/app-manage/plate'
import plateItem from '../../../entities/app-manage/plate-item'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { checkPeriod } from '../../operations/period'
import { concerns } from '../../operations/concerns'

export const maxItems = 10_000

/** Rules say how a plate fills itself; one by hand needs none. */
export const plateRules = defineRules(plate, {
  beforeSave: async (_context, draft, current) => {
    const { mode, rule } = { ...current, ...draft }
    if (!concerns(draft, current, 'mode', 'rule')) return
    if (mode !== undefined && mode !== 'manual' && !rule) throw badField('rule', 'error.required')
  },
})

/** A target stands once in a plate. */
export const plateItemRules = defineRules(plateItem, {
  beforeSave: async ({ records }, draft, current) => {
    checkPeriod(draft, current)
    const { badge, badgeText, target, plate: of } = { ...current, ...draft }
    if (concerns(draft, current, 'badge', 'badgeText') && badge === 'custom' && !badgeText)
      throw badField('badgeText', 'error.required')
    if (draft.target === undefined && draft.plate === undefined) return
    const others = await records.where(plateItem, { plate: of ?? 0 }, maxItems)
    const twin = others.find(
      (other) =>
        other.id !== current?.id && other.target.type === target?.type && other.target.target === target.target,
    )
    if (twin) throw badField('target', 'app-manage.plate-setting.standsAlready')
  },
})
