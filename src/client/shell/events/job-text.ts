import { caption } from '../../base/i18n/i18n'

export interface JobEvent {
  readonly job: 'batchJob' | 'exportTask'
  readonly id: number
  readonly state: string
  readonly progress: number
  /** While it takes down which records it is to change: how many so far, of about how many. */
  readonly frozen?: { readonly count: number; readonly of: number }
}

/** How far a job is that runs. @param running how many run */
export function jobText({ job, progress, frozen }: JobEvent, running: number): string {
  if (frozen) return caption('command.batchJob.freezing', { done: frozen.count, of: frozen.of })
  return caption(`command.${job}.progress`, { progress: Math.round(progress), count: running })
}
