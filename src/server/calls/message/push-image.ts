import * as calls from '../../../calls/message'
import { problemOf } from '../../domain/messages/push-image'
import { serve } from '../../pipeline/serve'

/** Whether a picture that was uploaded may go with a push, for the form, before anything is saved. */
export const checkImage = serve(calls.checkImage, {
  id: 'push.checkImage',
  guard: { anyOf: ['ServiceManage:createPush', 'ServiceManage:updatePush'] },
  run: async ({ services }, { image }) => ({
    problem: (await problemOf(services.storage, image)) ?? null,
  }),
})
