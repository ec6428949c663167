import { pathOf } from '../../engine/declared/site'
import { navigate } from 'wouter/use-browser-location'
import { call } from '../../base/api/api'
import { pageContext } from '../../engine/page/page-context'
import { caption } from '../../base/i18n/i18n'
import { toast } from '../../base/ui/toast-store'
import { jobText, type JobEvent } from './job-text'
import { status } from '../../engine/page/status'

const running = new Map<string, JobEvent>()
const isOver = (state: string) => !['queued', 'running', 'paused'].includes(state)

/** Asks how the jobs in the status bar stand: word of their end may have been lost. */
export async function readJobsAnew(): Promise<void> {
  for (const { job, id } of [...running.values()]) {
    const now = await call<{ state: string; progress: number | null }>(`GET /report/backend/${job}/detail`, {
      input: { id },
    })
    showJob({ job, id, state: now.state, progress: now.progress ?? 0 })
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
