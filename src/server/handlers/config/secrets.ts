import { revealKey } from '../../../../commands/app-manage/application-channel-group'
import { revealSecret as revealLogin } from '../../../../commands/app-manage/auth-setting/login'
import { revealSecret as revealProvider } from '../../../../commands/app-manage/note-switchover/providers'
import { handle } from '../../operations/handler'
import { revealed } from '../reveal-secret'

export const revealingKey = handle(revealKey, {
  run: async (context, { attributionKey }) => revealed(context, { attributionKey }),
})

export const revealingLogin = handle(revealLogin, {
  run: async (context, { appSecret }) => revealed(context, { appSecret }),
})

export const revealingProvider = handle(revealProvider, {
  run: async (context, { appSecret }) => revealed(context, { appSecret }),
})
