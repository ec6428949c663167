import { ALL_AREAS } from '../../../fields/areas/field'
import appointment from '../../../entities/movie-manage/appointment'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

const over = new Set(['cancelled', 'released', 'closed'])

/** A content has one open campaign in an area, and it opens before it is released. */
export const appointmentRules = defineRules(appointment, {
  beforeSave: async ({ records }, draft, current) => {
    const next = { ...current, ...draft }
    if (next.opensAt && next.releaseAt && Date.parse(next.releaseAt) <= Date.parse(next.opensAt))
      throw badField('releaseAt', 'error.offBeforePublish')
    if (!draft.content && !draft.areas) return
    const others = await records.where(appointment, { content: next.content ?? 0 })
    const areas = new Set(next.areas ?? [])
    const meets = others.some(
      (other) =>
        other.id !== current?.id &&
        !over.has(other.state) &&
        (areas.has(ALL_AREAS) || other.areas.some((area) => area === ALL_AREAS || areas.has(area))),
    )
    if (meets) throw badField('areas', 'movie-manage.appointment.openAlready')
  },
})
