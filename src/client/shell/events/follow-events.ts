import { navigate } from 'wouter/use-browser-location'
import { pickCaption } from '../../../fields/format'
import type { Captions } from '../../../schema/field'
import { isOffered } from '../../base/api/host-speech'
import { openStream } from '../../base/api/open-stream'
import { pageContext } from '../../engine/page/page-context'
import { caption } from '../../base/i18n/i18n'
import { loadDictionaries } from '../../base/session/dictionaries'
import { currentLanguage } from '../../base/settings/settings-store'
import { toast } from '../../base/ui/toast-store'
import { queriesCleared, recordsChanged } from '../../engine/parts/record-events'
import { readEvents } from './server-sent-events'
import { showDemoFill, type DemoFill } from './show-demo-fill'
import { readJobsAnew, showJob } from './show-job'
import { takeRights } from './take-rights'

type ServerEvent =
  | {
      readonly kind: 'record'
      readonly entity: string
      readonly ids: readonly number[]
      readonly versions?: readonly (number | null)[]
    }
  | {
      readonly kind: 'job'
      readonly job: 'batchJob' | 'exportTask'
      readonly id: number
      readonly state: string
      readonly progress: number
      readonly frozen?: { readonly count: number; readonly of: number }
    }
  | { readonly kind: 'notice'; readonly title: Captions; readonly link: string | null }
  | ({ readonly kind: 'filling' } & DemoFill)
  | { readonly kind: 'permission' }
  | { readonly kind: 'dictionaries' }
  /** What was asked of the server is to be asked again. */
  | { readonly kind: 'caches' }
  /** Events were lost between the servers: all that is shown may be out of date. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'end'; readonly reason: 'signedOut' | 'stopping' | 'tooMany' }

/** Waits between attempts to connect again, in milliseconds: short at first, then patient. */
const waits = [1_000, 2_000, 5_000, 15_000, 30_000]

/** Follows the server's stream of events until the returned function is called; connects again by itself. */
export function followEvents(): () => void {
  const controller = new AbortController()
  void follow(controller.signal)
  return () => controller.abort()
}

async function follow(signal: AbortSignal): Promise<void> {
  if (!isOffered('GET /auth/backend/event/stream')) return
  let failures = 0
  let hasHeard = false
  while (!signal.aborted) {
    let isOneTooMany = false
    try {
      const stream = await openStream('/auth/backend/event/stream', signal)
      // However it ended: nobody here has heard of what happened until now.
      if (hasHeard || failures > 0) readAnew()
      failures = 0
      hasHeard = true
      for await (const { name, data } of readEvents(stream)) {
        const event = { kind: name, ...(JSON.parse(data) as object) } as ServerEvent
        isOneTooMany = event.kind === 'end' && event.reason === 'tooMany'
        take(event)
      }
    } catch {
      failures++
    }
    // Another window has taken its place: to come again at once would only push that one out.
    if (isOneTooMany) await untilLookedAt(signal)
    const wait = waits[Math.min(failures, waits.length - 1)] ?? 30_000
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

function take(event: ServerEvent): void {
  switch (event.kind) {
    case 'record':
      recordsChanged(event.entity, event.ids, event.versions)
      return
    case 'job':
      showJob(event)
      recordsChanged(event.job, [event.id])
      return
    case 'notice':
      tellOf(event)
      recordsChanged('staffNotice', [])
      return
    case 'filling':
      showDemoFill(event)
      return
    case 'dictionaries':
      void loadDictionaries().catch(() => undefined)
      return
    case 'caches':
      queriesCleared()
      pageContext.current?.reload()
      return
    case 'missed':
      readAnew()
      return
    case 'permission':
      void takeRights()
      return
    case 'end':
  }
}

/** Reads again all that events would have reported: rights and menu, dictionaries, jobs, notices, the page. */
function readAnew(): void {
  void takeRights().catch(() => undefined)
  void loadDictionaries().catch(() => undefined)
  queriesCleared()
  void readJobsAnew().catch(() => undefined)
  recordsChanged('staffNotice', [])
  pageContext.current?.reload()
}

/** Resolves when somebody turns to this window. */
function untilLookedAt(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const options = { once: true, signal }
    window.addEventListener('focus', () => resolve(), options)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Says what is new, and leads to it. */
function tellOf({ title, link }: Extract<ServerEvent, { kind: 'notice' }>): void {
  const follow = link === null ? undefined : { text: caption('command.jobFollow'), run: () => navigate(link) }
  toast.info(pickCaption(title, currentLanguage()), follow)
}
