import { z } from 'zod'
import push from '../../../entities/service-manage/push'
import { badRequest, wrongState } from '../../base/errors'
import { defineOperation } from '../../pipeline/operation'
import { movePush } from './push-rules'
import { checkSubmission } from './submission'
import { guardTestUsers, queueTest } from './test-send'

/** The form's own submission: as the list's, but every fault is told with its field. */
function formSubmit(page: 'createPush' | 'updatePush', path: string) {
  const code = `ServiceManage:${page}.submit`
  return defineOperation({
    id: `push.submit.${page}`,
    method: 'POST',
    url: '/message/backend/push/submit',
    guard: { anyOf: [code] },
    input: z.strictObject({ id: z.number().int() }),
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
  return defineOperation({
    id: `push.testSend.${page}`,
    method: 'POST',
    url: '/message/backend/push/testSend',
    guard: { anyOf: [code] },
    input: z.strictObject({ id: z.number().int(), users: z.array(z.number().int()) }),
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
