import { areas, because, instant } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A time in which what users see is published by two people only: a holiday, a final, a store's own freeze. */
export default defineEntity({
  name: 'publishFreeze',
  service: 'cms',
  label: ['startsAt', 'areas'],
  scale: 2_000,
  demo: 6,
  scopedBy: 'areas',
  fields: {
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
    areas: areas({ group: 'state', required: true }),
    reason: because(),
    liftReason: because({ readOnly: true, required: false }),
  },
  states: {
    active: { liftFreeze: 'lifted', byTime: 'over' },
    lifted: {},
    over: {},
  },
  clock: [{ states: ['active'], until: 'endsAt' }],
})
