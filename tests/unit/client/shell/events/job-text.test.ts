import { expect, test, vi } from 'vitest'
import { jobText } from '../../../../../src/client/shell/events/job-text'

vi.mock(import('../../../../../src/client/base/i18n/i18n'), async (original) => ({
  ...(await original()),
  caption: (id, values) => `${id} ${JSON.stringify(values)}`,
}))

test('a job tells how many records it has taken down, and then how many are done', () => {
  const job = { job: 'batchJob', id: 1, state: 'running', progress: 0 } as const
  expect(jobText({ ...job, frozen: { count: 20_000, of: 900_000 } }, 1)).toBe(
    'command.batchJob.freezing {"done":20000,"of":900000}',
  )
  expect(jobText({ ...job, progress: 12.4 }, 1)).toBe('command.batchJob.progress {"progress":12,"count":1}')
})
