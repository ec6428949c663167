import * as commands from '../../../../../commands/app-manage/note-switchover/providers'
import { revealed } from '../../../run/reveal-secret'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  revealSecret: {
    run: async (context, { appSecret }) => revealed(context, { appSecret }),
  },
})
