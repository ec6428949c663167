import { because, oneOf } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** While one stands, files of its profile, or all files, wait in the queue; what runs already goes on to its end. */
export default defineEntity({
  name: 'transcodeHold',
  service: 'media',
  label: 'profile',
  scale: 10,
  demo: 0,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: false,
  fields: {
    profile: oneOf(['standard', 'premium4k', 'lowBandwidth', 'vertical'], {
      unique: true,
      readOnly: true,
      emptyMeans: 'all',
    }),
    reason: because({ readOnly: true }),
  },
  ledger: true,
})
