import biscuitExchange from '../../../../entities/live-config/biscuit-exchange'
import type { Row } from '../../../../schema/entity'
import { defineRules } from '../../../operations/handler'
import { badField, refused } from '../../../base/errors'
import { checkPeriod } from '../../../operations/period'

/** What of a tier may change while it is active. */
const loose = new Set(['state', 'enabled', 'order', 'approvedBy'])

export const exchangeRules = defineRules(biscuitExchange, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    const written = Object.keys(draft).filter((name) => !loose.has(name))
    if (current && current.state !== 'draft' && written.length > 0)
      throw refused('live-config.biscuits-exchange.notDraft')
    const next = { ...current, ...draft } as Row<typeof biscuitExchange>
    if (next.getKind === 'gift' && !next.gift) throw badField('gift', 'error.required')
    const rate = (next.getAmount + (next.bonus ?? 0)) / next.biscuits
    return Promise.resolve({ unitRate: next.getKind === 'coins' ? Math.round(rate * 10_000) / 10_000 : null })
  },
})
