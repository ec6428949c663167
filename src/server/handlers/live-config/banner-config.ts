import * as commands from '../../../../commands/live-config/banner-config'
import liveBanner from '../../../entities/live-config/live-banner'
import { handlers } from '../../operations/handler'
import { moveTo } from '../../operations/move-to'

export default handlers(commands, {
  toTop: {
    run: async (context, banner) => moveTo(liveBanner)(context, banner as never, { position: 1 }),
  },
})
