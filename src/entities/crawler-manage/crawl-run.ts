import { instant, int, oneOf, ref, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'crawlRun',
  service: 'crawler',
  label: ['source', 'startedAt'],
  scale: 60_000,
  demo: 80,
  keep: { from: 'startedAt', in: ['done', 'failed', 'stopped'], months: 13 },
  scopedBy: false,
  groups: {
    identity: ['source', 'startedAt'],
    safety: ['failed', 'error'],
    audience: ['pages'],
    schedule: ['endedAt'],
    results: ['added', 'changed'],
    settings: ['trigger'],
  },
  fields: {
    source: ref('crawlSource', { readOnly: true }),
    trigger: oneOf(['schedule', 'manual', 'single'], { readOnly: true }),
    startedAt: instant({ readOnly: true }),
    endedAt: instant({ readOnly: true }),
    pages: int({ readOnly: true }),
    added: int({ readOnly: true }),
    changed: int({ readOnly: true }),
    failed: int({ readOnly: true }),
    error: text({ readOnly: true }),
  },
  states: {
    running: { byEnd: 'done', byError: 'failed', byStop: 'stopped' },
    done: {},
    failed: {},
    stopped: {},
  },
  ledger: true,
})
