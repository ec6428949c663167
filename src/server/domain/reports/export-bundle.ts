import { exportBundle } from '../../../calls/report'
import type exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import { type Context } from '../../pipeline/operation'
import { signToken } from '../../storage/signed-token'

type Task = Row<typeof exportTask>

/** How many files, and how many bytes of them, go into one archive; a ZIP of 4 GB or more is beyond many programs. */
export const maxFiles = 100
export const largestBundle = 3_600_000_000

/** The link is for the browser that asked for it, at once, in milliseconds. */
const linkLasts = 5 * 60_000

/** The address of an archive of several finished files, for five minutes. @param tasks those of the account that asks */
export function bundleLink({ account, now }: Context, secret: Buffer, tasks: readonly Task[]) {
  const said = { tasks: tasks.map(({ id }) => id), account: account.id }
  return { url: `${exportBundle.url}?link=${signToken(secret, said, now.getTime() + linkLasts)}`, name: nameAt(now) }
}

export const nameAt = (now: Date): string => `exports ${now.toISOString().slice(0, 10)}.zip`
