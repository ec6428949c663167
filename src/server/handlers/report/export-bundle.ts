import { z } from 'zod'
import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import { Records } from '../../db/records'
import { signingSecret } from '../../db/signing-secret'
import { Refusal } from '../../pipeline/errors'
import { defineOperation, type Context } from '../../pipeline/operation'
import { readToken, signToken } from '../../storage/signed-token'
import { zip, type ZipFile } from '../../storage/zip'
import { mayFetch, nameOf } from './export-file'

type Task = Row<typeof exportTask>

/** So many files, and so many bytes of them, go into one archive; a ZIP of 4 GB or more is beyond many programs. */
export const mostFiles = 100
export const largestBundle = 3_600_000_000

/** The link is for the browser that asked for it, at once, in milliseconds. */
const linkLasts = 5 * 60_000
const path = '/files/exports.zip'

/** The address of an archive of several finished files, for five minutes. @param tasks those of the account that asks */
export function bundleLink({ account, now }: Context, secret: Buffer, tasks: readonly Task[]) {
  const said = { tasks: tasks.map(({ id }) => id), account: account.id }
  return { url: `${path}?link=${signToken(secret, said, now.getTime() + linkLasts)}`, name: nameAt(now) }
}

const nameAt = (now: Date): string => `exports ${now.toISOString().slice(0, 10)}.zip`

const saidShape = z.object({ tasks: z.array(z.number()), account: z.number() })

/** Several finished files in one archive, which is put together while it is sent. */
export const exportBundle = defineOperation({
  id: 'exportTask.bundle',
  method: 'GET',
  url: path,
  guard: 'anyone',
  input: z.strictObject({ link: z.string().max(4000) }),
  raw: async (context, { link }, reply) => {
    const { db, now, services } = context
    const said = saidShape.safeParse(readToken(await signingSecret(context), link, now.getTime()))
    if (!said.success) throw new Refusal('A0301', 'error.linkOver')
    const account = { id: said.data.account }
    const tasks = await new Records(db, null, now).where(exportTask, { id: said.data.tasks })
    const files = async function* (): AsyncGenerator<ZipFile> {
      for (const task of tasks.filter((each) => mayFetch({ account, now }, each) === true)) {
        const stored = await services.storage.read(task.file ?? '')
        if (stored) yield { name: nameOf(task), content: stored.content }
      }
    }
    await reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${nameAt(now)}"`)
      .send(zip(files()))
  },
})
