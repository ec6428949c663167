import * as calls from '../../../calls/message'
import { targetTitles } from '../../domain/messages/target-title'
import { serve } from '../../pipeline/serve'

/** What `{{title}}` stands for with a target, for the form's preview. */
export const targetTitle = serve(calls.targetTitle, {
  id: 'push.targetTitle',
  guard: {
    anyOf: [
      'ServiceManage:createPush',
      'ServiceManage:updatePush',
      'ServiceManage:pushList',
      'ServiceManage:pushDetail',
    ],
  },
  run: ({ db, services }, { type, target, title }) =>
    targetTitles({ db, services }, { type, target, ...(title !== undefined && { title }) }),
})
