import { openResult } from '../../../../engine/commands/result-dialog'
import { JobRows } from './job-rows'

/** Shows what became of each record of a job in a dialog. */
export function openJobRows(title: string, job: number, recordUrl: ((id: number) => string) | undefined): void {
  openResult({ title, content: <JobRows job={job} recordUrl={recordUrl} /> })
}
