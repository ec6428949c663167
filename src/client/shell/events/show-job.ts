import { pathOf } from '../../engine/declared/site'
import { navigate } from 'wouter/use-browser-location'
import batchJob from '../../../entities/system/batch-job'
import exportTask from '../../../entities/system/export-task'
import { readDetail } from '../../base/api/records'
import { pageContext } from '../../engine/page/page-context'
import { caption } from '../../base/i18n/i18n'
import { toast } from '../../base/ui/toast-store'
import { jobText, type JobEvent } from './job-text'
import { status } from '../../engine/page/status'

const entities = { batchJob, exportTask }

const running = new Map<string, JobEvent>()
const isOver = (state: string) => !['queued', 'running', 'paused'].includes(state)

/** Asks how the jobs in the status bar stand: word of their end may have been lost. */
export async function readJobsAnew(): Promise<void> {
  for (const { job, id } of [...running.values()]) {
    const { state, progress } = await readDetail(entities[job], id)
    showJob({ job, id, state: state ?? 'running', progress: progress ?? 0 })
  }
}

/** Keeps the running jobs in the status bar, and says when one has ended. */
export function showJob(event: JobEvent): void {
  const key = `${event.job}.${event.id}`
  if (isOver(event.state)) {
    running.delete(key)
    const follow = {
      text: caption('command.jobFollow'),
      run: () => navigate(pathOf(event.job === 'exportTask' ? 'exports' : 'jobs')),
    }
    const text = caption(`command.${event.job}.${event.state}`)
    if (event.state === 'failed' || event.state === 'partlyFailed') toast.warning(text, follow)
    else toast.success(text, follow)
    pageContext.current?.reload()
  } else running.set(key, event)
  const [latest] = [...running.values()].reverse()
  status.job = latest ? jobText(latest, running.size) : ''
}
