import liveRunway from '../../../../entities/live-config/live-runway'
import type { Row } from '../../../../schema/entity'
import { defineRules } from '../../../operations/handler'
import { badField } from '../../../base/errors'
import { checkPeriod } from '../../../operations/period'
import { unknownPlaceholders } from './runway-text'

export const runwayRules = defineRules(liveRunway, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    const next = { ...current, ...draft } as Row<typeof liveRunway>
    if (next.trigger === 'gift' && !next.gift) throw badField('gift', 'error.required')
    if (next.clickTo === 'link' && !next.link) throw badField('link', 'error.required')
    const [unknown] = unknownPlaceholders(next.trigger, Object.values(next.text))
    if (unknown) throw badField('text', 'live-config.runway-config.noPlaceholder', { name: `{${unknown}}` })
    return Promise.resolve()
  },
})
