import { areas, because, instant, int, oneOf, refs, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * CdnPath and any key ending in * need the matched count typed. At most 10 purges an hour per account and 2 at a time
 * in all.
 */
export default defineEntity({
  name: 'cachePurge',
  service: 'config',
  label: ['scope', 'areas'],
  scale: 50_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['scope', 'areas'],
    contents: ['keys'],
    safety: ['error'],
    people: ['reason'],
    audience: ['clients'],
    schedule: ['finishedAt'],
    results: ['matched', 'purged'],
  },
  fields: {
    scope: oneOf(['homePage', 'rank', 'dictionary', 'area', 'siteSetting', 'productList', 'cdnPath', 'userSession'], {
      required: true,
    }),
    clients: refs('client', { emptyMeans: 'all' }),
    areas: areas({ group: 'general', default: [-1] }),
    keys: text({ max: 5000 }), // one key or path a line, at most 100; * only at the end
    reason: because({ max: 200 }),
    matched: int({ readOnly: true }),
    purged: int({ readOnly: true }),
    finishedAt: instant({ readOnly: true }),
    error: string({ max: 300, readOnly: true }),
  },
  states: {
    queued: { byWorker: 'running' },
    running: { byWorker: 'done', byWorkerFailed: 'failed' },
    done: {},
    failed: { retry: 'queued' },
  },
})
