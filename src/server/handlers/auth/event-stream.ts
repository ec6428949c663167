import { z } from 'zod'
import { openEventStream } from '../../events/event-stream'
import { accountOfSession } from '../../pipeline/account'
import { defineOperation } from '../../pipeline/operation'

/** What a signed-in browser listens to: job progress, changed records, notices, changed rights. */
export const eventStream = defineOperation({
  id: 'auth.eventStream',
  method: 'GET',
  url: '/auth/backend/event/stream',
  guard: 'signedIn',
  input: z.strictObject({}),
  raw: async ({ account, services }, _input, reply) => {
    const stream = openEventStream({
      events: services.events,
      registry: services.registry,
      account,
      readAccount: () => accountOfSession(services.db, account.sessionId),
    })
    await reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream)
  },
})
