import batchJob from '../../src/entities/system/batch-job'
import { Records } from '../../src/server/db/records'
import type { Row } from '../../src/schema/entity'
import type { TestApp } from './test-app'
import { until } from './until'

/** Waits until a batch job is neither queued nor running. @param seconds the longest to wait @returns the job as it ended */
export function jobEnd({ db }: Pick<TestApp, 'db'>, id: number, seconds = 45): Promise<Row<typeof batchJob>> {
  return until(
    'the job to end',
    async () => {
      const job = await new Records(db, null, new Date()).get(batchJob, id)
      return !['queued', 'running'].includes(job.state) && job
    },
    seconds,
  )
}
