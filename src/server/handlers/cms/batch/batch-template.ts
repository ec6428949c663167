import { Readable } from 'node:stream'
import { writeXlsx } from 'hucre/xlsx'
import { downloadTemplate } from '../../../../../commands/movie-manage/batch-update'
import contentItem from '../../../../entities/movie-manage/content-item'
import { pickCaption } from '../../../../fields/format'
import { titleIdOf } from '../../../../fields/standard-fields'
import { caption } from '../../../captions'
import { signingSecret } from '../../../db/signing-secret'
import { handlePage } from '../../../operations/handler'
import { fileLink } from '../../../storage/file-links'
import { batchTarget } from './batch-target'

/** The languages that every text must be there in. */
const languages = ['zh_CN', 'en'] as const

/** A sheet with the columns that may be changed, and the chosen titles by their ids: what stays empty stays as it is. */
export const downloadingTemplate = handlePage(downloadTemplate, {
  run: async (context, { target, contents }) => {
    const { language, services, records, now } = context
    const { entity } = batchTarget(services.registry, target)
    const title = (name: string) => caption(language, titleIdOf(entity, name))
    const columns = Object.entries(entity.fields)
      .filter(([, field]) => !field.readOnly)
      .flatMap(([name, field]) =>
        field.type === 'captions' ? languages.map((each) => `${title(name)} (${each})`) : [title(name)],
      )
    const chosen = contents?.length ? await records.where(contentItem, { id: contents }, contents.length) : []
    const headings = [caption(language, 'record.id'), ...columns]
    const lines = chosen.map(({ id }) => [id])
    const guide = chosen.map((item) => [item.id, pickCaption(item.title ?? {}, language)])
    const sheets = [
      { name: caption(language, entity.name).slice(0, 31), rows: [headings, ...lines] },
      ...(guide.length > 0 ? [{ name: caption(language, 'import.guide').slice(0, 31), rows: guide }] : []),
    ]
    const key = `templates/batch-${target}-${context.account.id}-${now.getTime()}.xlsx`
    await services.storage.write(key, Readable.from([Buffer.from(await writeXlsx({ sheets }))]))
    const name = `${caption(language, entity.name)}.xlsx`
    return { url: fileLink(await signingSecret(context), key, name, now.getTime()), name }
  },
})
