import type { Readable } from 'node:stream'
import exportTask from '../../../entities/system/export-task'
import { holds } from '../../access/account'
import { notPermitted } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import type { Services } from '../../base/services'
import type { Cell } from '../../sheets/csv'
import type { Reader } from './export-columns'
import { fileContent } from './file-content'
import type { Source } from './open-source'

type Params = Readonly<Record<string, unknown>>

/** A file that is not the rows of a page's list, but made by code of its own. */
export interface OwnExport {
  /** What the report centre knows it as. */
  readonly ownExport: string
  /** The code that its requester must hold, when it is asked for and when it is made. */
  readonly code: string
  readonly open: (services: Services, reader: Reader, params: Params) => Promise<OwnFile>
}

/** The content of such a file. */
export interface OwnFile {
  readonly headings: readonly string[]
  readonly rows: AsyncIterable<Cell[]>
  /** How many rows it will have. */
  readonly expected: number
}

/** Declares a file of its own; exported from a file under `src/server/domain`, it is found by itself. */
export function defineExport(
  name: string,
  { code, open }: { readonly code: string; readonly open: OwnExport['open'] },
): OwnExport {
  return { ownExport: name, code, open }
}

/** Asks for such a file, a workbook unless declared otherwise, in the caller's transaction. @returns the id of the export task */
export async function requestOwnExport(
  context: Context,
  { ownExport }: OwnExport,
  asked: {
    readonly title: string
    readonly page: string
    readonly params: Params
    readonly format?: 'csv' | 'xlsx' | null
  },
): Promise<number> {
  const task = await context.records.insert(exportTask, {
    exportType: ownExport,
    title: asked.title.slice(0, 120),
    page: asked.page,
    paramJson: asked.params,
    timestamp: context.now.toISOString(),
    format: asked.format ?? 'xlsx',
  })
  await context.services.jobs.startExport(context, task.id)
  return task.id
}

/** Opens such a file for writing. @throws A0301 where its reader may no longer have it */
export async function openOwnExport(
  services: Services,
  { code, open }: OwnExport,
  reader: Reader,
  asked: { readonly params: Params; readonly format: 'csv' | 'xlsx'; readonly title: string },
): Promise<Source> {
  if (!holds(reader.account, code)) throw notPermitted(code)
  const { headings, rows, expected } = await open(services, reader, asked.params)
  let read = 0
  const counted = async function* () {
    for await (const row of rows) {
      read++
      yield row
    }
  }
  const content: Readable = fileContent(asked.format, asked.title, headings, counted())
  return { expected, content, rows: () => read, close: () => Promise.resolve() }
}
