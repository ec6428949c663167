import * as calls from '../../../calls/auth'
import { readFillPlan } from '../../db/fill-plan'
import type { Events, ServerEvent } from '../../events/events'
import { OpenStreams } from '../../events/open-streams'
import { accountsOfSessions } from '../../access/account'
import { mayComeFrom } from '../../pipeline/allowed-addresses'
import { serve } from '../../pipeline/serve'
import type { Services } from '../../base/services'

/** What a signed-in browser listens to: job progress, changed records, notices, changed rights. */
export const eventStream = serve(calls.eventStream, {
  id: 'auth.eventStream',
  guard: 'signedIn',
  raw: async ({ account, services, ip }, _input, reply) => {
    const stream = streamsOf(services).open({
      account,
      mayStay: ({ ipAllow }) => mayComeFrom(ipAllow, ip),
      underWay: await fillUnderWay(services),
    })
    await reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream)
  },
})

const ofServers = new WeakMap<Events, OpenStreams>()

/** The open streams of a running server. */
function streamsOf({ events, registry, db }: Services): OpenStreams {
  const known = ofServers.get(events)
  if (known) return known
  const streams = new OpenStreams({ events, registry, readAccounts: (sessions) => accountsOfSessions(db, sessions) })
  ofServers.set(events, streams)
  return streams
}

/** How far the demo data is, for browsers that come while it is filled in or when it could not be. */
async function fillUnderWay({ db }: Services): Promise<ServerEvent | undefined> {
  const plan = await readFillPlan(db)
  if (!plan || plan.state === 'complete') return undefined
  const { state, loaded, size } = plan
  return { kind: 'filling', state, ...(loaded !== undefined && { loaded }), ...(size !== undefined && { size }) }
}

/** Whether all records of the demo stand; `complete` where there never was a demo. */
export const demoState = serve(calls.demoState, {
  id: 'auth.demoState',
  guard: 'signedIn',
  run: async ({ services }) => {
    const { state = 'complete', loaded = 0, size = 0 } = (await readFillPlan(services.db)) ?? {}
    return { state, loaded, size }
  },
})
