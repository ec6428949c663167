import { z } from 'zod'
import * as calls from '../../../calls/report'
import exportTask from '../../../entities/system/export-task'
import { Records } from '../../db/records'
import { signingSecret } from '../../db/signing-secret'
import { nameAt } from '../../domain/reports/export-bundle'
import { mayFetch, nameOf } from '../../domain/reports/export-file'
import { Refusal } from '../../base/errors'
import { serve } from '../../pipeline/serve'
import { readToken } from '../../storage/signed-token'
import { zip, type ZipFile } from '../../storage/zip'

const saidShape = z.object({ tasks: z.array(z.number()), account: z.number() })

/** Several finished files in one archive, which is put together while it is sent. */
export const exportBundle = serve(calls.exportBundle, {
  id: 'exportTask.bundle',
  guard: 'anyone',
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
