import liveSwitch from '../../../../entities/live-config/live-switch'
import type { Row } from '../../../../schema/entity'
import { defineRules } from '../../../operations/handler'
import { badField } from '../../../base/errors'
import { shareChoice } from '../../../operations/overlap'

export type Switch = Row<typeof liveSwitch>

/** Switches whose change many would feel at once. */
const criticalKeys = ['liveEntry', 'gifting', 'topUpInRoom', 'cashOutEntry']

export const switchRules = defineRules(liveSwitch, {
  beforeSave: async ({ records }, draft, current) => {
    const next = { ...current, ...draft } as Switch
    const isScoped = [draft.key, draft.areas, draft.clients, draft.channels].some((value) => value !== undefined)
    const alike = isScoped ? await records.where(liveSwitch, { key: next.key }) : []
    const clash = alike.find((other) => other.id !== current?.id && isSameScope(other, next))
    if (clash) throw badField('areas', 'live-config.live-switch.sameScope')
    if (next.audience === 'listed' && !next.userGroup) throw badField('userGroup', 'error.required')
    if (next.audience === 'percent' && next.percent === null) throw badField('percent', 'error.required')
    return { critical: criticalKeys.includes(next.key) }
  },
})

/** Neither is narrower than the other: which of them won would be chance. */
function isSameScope(a: Switch, b: Switch): boolean {
  const isNarrow = (one: readonly number[] | null) => Boolean(one?.length)
  const isAlike = isNarrow(a.clients) === isNarrow(b.clients) && isNarrow(a.channels) === isNarrow(b.channels)
  const areasAlike = a.areas.length === b.areas.length && a.areas.every((area) => b.areas.includes(area))
  return isAlike && areasAlike && shareChoice(a.clients, b.clients) && shareChoice(a.channels, b.channels)
}
