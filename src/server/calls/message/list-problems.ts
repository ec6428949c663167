import { Readable } from 'node:stream'
import * as calls from '../../../calls/message'
import { caption } from '../../base/captions'
import { signingSecret } from '../../db/signing-secret'
import { listProblems } from '../../domain/messages/user-list'
import { csvLine } from '../../sheets/csv'
import { serve } from '../../pipeline/serve'
import { fileLink } from '../../storage/file-links'

/** The lines of a file of users that will reach nobody, as a sheet to mend it by. */
export const problemsOfList = serve(calls.problemsOfList, {
  id: 'push.listProblems',
  guard: { anyOf: ['ServiceManage:createPush.estimate', 'ServiceManage:updatePush.estimate'] },
  run: async (context, { file }) => {
    const { db, services, language, now } = context
    const problems = await listProblems(db, services, file)
    const headings = csvLine([caption(language, 'user.displayId'), caption(language, 'pushForm.fileProblem')])
    const lines = problems.map(({ displayId, problem }) =>
      csvLine([displayId, caption(language, `pushForm.fileProblem.${problem}`)]),
    )
    const key = `push/list-problems-${now.getTime()}.csv`
    // A byte order mark: without it spreadsheets take the file for their own code page.
    await services.storage.write(key, Readable.from([`\uFEFF${headings}${lines.join('')}`]))
    return {
      url: fileLink(await signingSecret(context), key, 'users-to-check.csv', now.getTime()),
      name: 'users-to-check.csv',
    }
  },
})
