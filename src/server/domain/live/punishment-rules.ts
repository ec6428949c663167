import punishment from '../../../entities/live-manage/punishment'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { banByPoints } from './ban-by-points'
import { carryOut } from './carry-out'
import { hasEvidence, needsSecondPerson } from './punishment-terms'

/** The field that names each kind of target. */
const fieldOf = { anchor: 'anchor', room: 'room', viewer: 'user', guild: 'guild' } as const

/** A punishment is complete when it is made, and carried out at once unless it waits for a second person. */
export const punishmentRules = defineRules(punishment, {
  beforeSave: (_context, draft, current) => {
    if (current) return Promise.resolve()
    const { targetKind, kind } = draft
    if (!targetKind || !kind) return Promise.resolve()
    const target = fieldOf[targetKind]
    if (!draft[target]) throw badField(target, 'error.required')
    if (!hasEvidence(kind, draft)) throw badField('evidence', 'live-manage.punish-record.noEvidence')
    if (kind === 'fine' && !(draft.fine && draft.currency)) throw badField('fine', 'error.required')
    if (kind === 'deduct' && !draft.biscuits) throw badField('biscuits', 'error.required')
    if (draft.endsAt && draft.startsAt && draft.endsAt <= draft.startsAt)
      throw badField('endsAt', 'error.offBeforePublish')
    if (kind === 'ban' && !draft.endsAt) throw badField('endsAt', 'error.required')
    const waits = needsSecondPerson(kind, draft.biscuits)
    return Promise.resolve({ state: waits ? ('awaitingApproval' as const) : ('active' as const) })
  },
  afterSave: async (context, saved, before) => {
    const isNowInForce = saved.state === 'active' && before?.state !== 'active'
    if (!isNowInForce) return
    await carryOut(context, saved)
    await banByPoints(context, saved)
  },
})
