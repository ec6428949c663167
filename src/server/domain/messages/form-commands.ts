import { submitForm, testForm } from '../../../calls/message'
import push from '../../../entities/service-manage/push'
import { badRequest, wrongState } from '../../base/errors'
import { movePush } from './push-rules'
import { checkSubmission } from './submission'
import { guardTestUsers, queueTest } from './test-send'
import { serve } from '../../pipeline/serve'

/** The form's own submission: as the list's, but every fault is reported with its field. */
function formSubmit(page: 'createPush' | 'updatePush', path: string) {
  const code = `ServiceManage:${page}.submit`
  return serve(submitForm, {
    id: `push.submit.${page}`,
    guard: { anyOf: [code] },
    audit: { kind: 'command', code, page: `/service-manage/${path}`, entity: push.name },
    command: { id: `service-manage.${path}.submit`, sends: {} },
    run: async (context, { id }) => {
      const row = await context.records.get(push, id)
      if (row.state !== 'draft') throw wrongState('push', row.state)
      const { problems, estimate } = await checkSubmission(context, row)
      if (problems.length > 0) throw badRequest(problems)
      await movePush(context, row, {
        state: 'pendingApproval',
        estimate: estimate?.afterCaps ?? null,
        rejectReason: null,
      })
      return { id, estimate: estimate?.afterCaps ?? null }
    },
  })
}

/** The form's own test, of the push as it was just saved. */
function formTest(page: 'createPush' | 'updatePush', path: string) {
  const code = `ServiceManage:${page}.testSend`
  return serve(testForm, {
    id: `push.testSend.${page}`,
    guard: { anyOf: [code] },
    audit: { kind: 'command', code, page: `/service-manage/${path}`, entity: push.name },
    command: { id: `service-manage.${path}.testSend`, sends: {} },
    run: async (context, { id, users }) => {
      guardTestUsers(users)
      return queueTest(context, await context.records.get(push, id), users)
    },
  })
}

export const submitNewPush = formSubmit('createPush', 'create-push')
export const submitChangedPush = formSubmit('updatePush', 'update-push')
export const testNewPush = formTest('createPush', 'create-push')
export const testChangedPush = formTest('updatePush', 'update-push')
