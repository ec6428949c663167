import type exportTask from '../../../entities/system/export-task'
import { extensionOf } from '../../../fields/storage-key'
import type { Row } from '../../../schema/entity'

type Task = Row<typeof exportTask>

/** What a user's own copy is an export of: a link to it goes to the user, and nobody of the staff reads it. */
export const personalCopy = 'personal-data'

/** Who asks for a file, and when. */
interface Asking {
  readonly account: { readonly id: number }
  readonly now: Date
}

/** Whether an account may have the file of a task now, or the caption id of why not. */
export function mayFetch({ account, now }: Asking, task: Task): true | string {
  if (task.createdBy !== account.id) return 'error.notYours'
  if (task.exportType === personalCopy) return 'error.forItsOwner'
  if (task.state !== 'done' || !task.file) return 'error.fileNotReady'
  return task.expiresAt === null || Date.parse(task.expiresAt) > now.getTime() || 'error.fileExpired'
}

/** @returns what the browser saves the file as: `User list 2026-11-21.csv` */
export function nameOf(task: Task): string {
  const title = (task.title ?? task.exportType).replace(/[\\/:*?"<>|]/g, ' ')
  return `${title} ${task.timestamp.slice(0, 10)}.${extensionOf(task.file ?? '')}`
}
