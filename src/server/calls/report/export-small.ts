import * as calls from '../../../calls/report'
import { caption } from '../../base/captions'
import { Records } from '../../db/records'
import { transaction } from '../../db/transaction'
import { registry } from '../../base/declarations'
import { callExport } from '../../domain/reports/export-command'
import { auditExport, checkExport, exportGuard, exportTitle } from '../../domain/reports/export-request'
import { exportColumns } from '../../jobs/export/export-columns'
import { openSource } from '../../jobs/export/open-source'
import { refused } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { contentTypeOf } from '../../storage/content-types'

/** Files of up to this many rows are answered at once. */
const mostRows = 5_000

/** A list as a file, in the answer itself. */
export const exportSmall = serve(calls.exportSmall, {
  id: 'excel.export',
  guard: exportGuard,
  raw: async (context, request, reply) => {
    const { account, services, now } = context
    const checked = await checkExport(context, request)
    const { list, params } = checked
    const { format } = request
    const title = exportTitle(context, checked)
    await transaction(services.db, services.config, (db) => {
      const inside = { ...context, db, records: new Records(db, account.id, now) }
      const run = async (asking: Context, { rows }: { readonly rows: number }) => {
        if (rows > mostRows) throw refused('error.tooManyRowsAtOnce', { count: rows, limit: mostRows })
        await auditExport(asking, list, null, { title, format })
      }
      return callExport(inside, { checked, format, run })
    })
    const language = params.language ?? context.language
    const reader = { account, language, zone: account.zone }
    const columns = exportColumns(registry, list.entity, list.columns, reader)
    const sheet = caption(language, list.info.id)
    const source = await openSource({ services, isEmbedded: true, list, columns, reader, format, title: sheet })
    const name = encodeURIComponent(`${title}.${format}`)
    await reply
      .type(contentTypeOf(`file.${format}`)?.type ?? 'application/octet-stream')
      .header('content-disposition', `attachment; filename="export.${format}"; filename*=UTF-8''${name}`)
      .send(source.content)
  },
})
