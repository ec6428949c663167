import { z } from 'zod'
import { CONTENT_TYPES } from '../../../fields/deepLink/field'
import { targetTitles, type Titles } from '../../domain/messages/target-title'
import { defineOperation } from '../../pipeline/operation'

/** What `{{title}}` stands for with a target, for the form's preview. */
export const targetTitle = defineOperation({
  id: 'push.targetTitle',
  method: 'GET',
  url: '/message/backend/push/targetTitle',
  guard: {
    anyOf: [
      'ServiceManage:createPush',
      'ServiceManage:updatePush',
      'ServiceManage:pushList',
      'ServiceManage:pushDetail',
    ],
  },
  input: z.strictObject({
    type: z.enum(CONTENT_TYPES, 'error.notChoice'),
    target: z.string().max(2000),
    title: z.string().max(200).optional(),
  }),
  run: ({ db, services }, { type, target, title }): Promise<Titles> =>
    targetTitles({ db, services }, { type, target, ...(title !== undefined && { title }) }),
})
