import * as commands from '../../../../commands/live-config/music-upload'
import liveMusic from '../../../entities/live-config/live-music'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  submit: {
    check: (_context, { licenceNo, licenceFile }) =>
      Promise.resolve(Boolean(licenceNo ?? licenceFile) || 'live-config.music-upload.noLicence'),
    run: async ({ records }, piece) => {
      await records.update(liveMusic, piece, { state: 'awaitingReview' })
    },
  },

  approve: {
    check: (_context, { matchResult }) =>
      Promise.resolve(matchResult?.matched !== true || 'live-config.music-upload.matched'),
    run: async ({ records }, piece) => {
      await records.update(liveMusic, piece, { state: 'published' })
    },
  },
})
