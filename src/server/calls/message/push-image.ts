import { z } from 'zod'
import { keyShape, problemOf } from '../../domain/messages/push-image'
import { defineOperation } from '../../pipeline/operation'

/** Whether a picture that was uploaded may go with a push, for the form, before anything is saved. */
export const checkImage = defineOperation({
  id: 'push.checkImage',
  method: 'GET',
  url: '/message/backend/push/checkImage',
  guard: { anyOf: ['ServiceManage:createPush', 'ServiceManage:updatePush'] },
  input: z.strictObject({ image: keyShape }),
  run: async ({ services }, { image }): Promise<{ problem: string | null }> => ({
    problem: (await problemOf(services.storage, image)) ?? null,
  }),
})
