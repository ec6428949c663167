import type { z } from 'zod'
import type { Frozen } from '../../../calls/define-call'
import type {
  CellDraft,
  cellDrafts,
  figuresAnswer,
  film,
  filmBeside,
  keepDrafts,
  listQuery,
  listRows,
  listWindow,
  options as optionsShape,
  panelRows,
  ReadRecord,
  record,
  RecordOf,
  resolved,
  RowCount,
  rowCount,
  SavedRecord,
  savedRecord,
  tellWatched,
  translateAnswer,
  translatedAnswer,
  watched,
} from '../../../calls/records'
import type { pageAnswer, preview, Preview, recordsRun, RecordsRun } from '../../../calls/run'
import type { linkedFile } from '../../../calls/shared'
import { apiBase, type Entity } from '../../../schema/entity'
import { send, type CallOptions } from './api'

type Options = Omit<CallOptions, 'input'>

type Sent<Shape extends z.ZodType> = Frozen<z.input<Shape>>

/** Makes a call that is derived from an entity or a command: it answers what the shape of all calls of its kind says. */
async function derived<Shape extends z.ZodType>(name: string, options: CallOptions): Promise<Frozen<z.output<Shape>>> {
  // The server answers what it declares, which its tests check, as those of `call`.
  return (await send(name, options)) as Frozen<z.output<Shape>>
}

/** The call that reads a window of an entity's list. */
export function rowsCall(entity: Entity): string {
  return `POST ${apiBase(entity)}/page`
}

/** A window of an entity's list. @throws ApiError */
export async function readRows(
  entity: Entity,
  input: Sent<typeof listWindow>,
  options: Options = {},
): Promise<readonly ReadRecord[]> {
  const { rows } = await derived<typeof listRows>(rowsCall(entity), { reads: true, ...options, input })
  return rows
}

/** How many rows of an entity's list match. @throws ApiError */
export function countRows(entity: Entity, input: Sent<typeof listQuery>, options: Options = {}): Promise<RowCount> {
  return derived<typeof rowCount>(`POST ${apiBase(entity)}/count`, { reads: true, ...options, input })
}

/** A record in full, as far as the account may see it. @throws ApiError where there is none */
export async function readDetail<E extends Entity>(entity: E, id: number, options: Options = {}): Promise<RecordOf<E>> {
  return (await send(`GET ${apiBase(entity)}/detail`, { ...options, input: { id } })) as RecordOf<E>
}

/** As `readDetail`, by the call that a page names. @param id undefined where there is but one @returns null before its first save */
export function readDetailBy(name: string, id: number | undefined, options: Options = {}): Promise<ReadRecord | null> {
  return derived<z.ZodNullable<typeof record>>(name, { ...options, input: { id } })
}

/** Saves a record by the call that its page names. @throws ApiError */
export function saveRecord(
  name: string,
  input: Readonly<Record<string, unknown>>,
  options: Options = {},
): Promise<SavedRecord> {
  return derived<typeof savedRecord>(name, { ...options, input })
}

/** Records to choose from, by a text or by ids with commas between. @param base `/user/backend/user` @throws ApiError */
export function readOptions(
  base: string,
  input: {
    readonly search?: string | undefined
    readonly ids?: string | undefined
    readonly limit?: number | undefined
    readonly command?: string | undefined
    readonly argument?: string | undefined
    readonly of?: number | undefined
  },
  options: Options = {},
): Promise<Frozen<z.output<typeof optionsShape>>> {
  return derived<typeof optionsShape>(`GET ${base}/options`, { ...options, input })
}

/** Which of the values some record of an entity has. @throws ApiError */
export function resolveValues(
  entity: Entity,
  input: { readonly page: string; readonly field: string; readonly values: readonly string[] },
): Promise<Frozen<z.output<typeof resolved>>> {
  return derived<typeof resolved>(`POST ${apiBase(entity)}/resolve`, { input })
}

/** What a panel of a case holds. @throws ApiError */
export function readPanelRows(
  entity: Entity,
  input: { readonly page: string; readonly key: string; readonly id: number },
): Promise<Frozen<z.output<typeof panelRows>>> {
  return derived<typeof panelRows>(`GET ${apiBase(entity)}/panel`, { input })
}

/** Where the film of a case can be watched; null where it has none. @throws ApiError */
export function readFilm(
  entity: Entity,
  id: number,
  options: Options = {},
): Promise<Frozen<z.output<typeof film>> | null> {
  return derived<z.ZodNullable<typeof film>>(`GET ${apiBase(entity)}/film`, { ...options, input: { id } })
}

/** Tells what of the film of a case was played: what was seen of it in all comes back. @throws ApiError */
export function tellFilmWatched(
  entity: Entity,
  input: Sent<typeof tellWatched>,
  options: Options = {},
): Promise<Frozen<z.output<typeof watched>>> {
  return derived<typeof watched>(`POST ${apiBase(entity)}/film`, { ...options, input })
}

/** Where the film beside a list can be watched; null where it has none. @param of the record that opens the list @throws ApiError */
export function readFilmBeside(
  entity: Entity,
  of: number,
  options: Options = {},
): Promise<Frozen<z.output<typeof filmBeside>> | null> {
  return derived<z.ZodNullable<typeof filmBeside>>(`GET ${apiBase(entity)}/filmBeside`, { ...options, input: { of } })
}

/** What the account has typed into a list's cells and not saved. @param of the record that opens the list @throws ApiError */
export function readDrafts(entity: Entity, of: number, options: Options = {}): Promise<readonly CellDraft[]> {
  return derived<typeof cellDrafts>(`GET ${apiBase(entity)}/drafts`, { ...options, input: { of } })
}

/** Has the server keep what is typed into a list's cells, and drop what is saved or given up. @throws ApiError */
export async function sendDrafts(entity: Entity, input: Sent<typeof keepDrafts>, options: Options = {}): Promise<void> {
  await send(`POST ${apiBase(entity)}/drafts`, { ...options, input })
}

/** An answer in the language of a case's user. @throws ApiError */
export function translateForUser(
  entity: Entity,
  input: Sent<typeof translateAnswer>,
  options: Options = {},
): Promise<Frozen<z.output<typeof translatedAnswer>>> {
  return derived<typeof translatedAnswer>(`POST ${apiBase(entity)}/translateAnswer`, { reads: true, ...options, input })
}

/** The figures of a report. @throws ApiError */
export function readFigures(
  entity: Entity,
  input: Sent<typeof listQuery>,
  options: Options = {},
): Promise<Frozen<z.output<typeof figuresAnswer>>> {
  return derived<typeof figuresAnswer>(`POST ${apiBase(entity)}/figures`, { ...options, input })
}

/** A link to an empty sheet for the imports of an entity. @throws ApiError */
export function templateOf(entity: Entity): Promise<Frozen<z.output<typeof linkedFile>>> {
  return derived<typeof linkedFile>(`GET ${apiBase(entity)}/importTemplate`, {})
}

/** What a command would do; nothing happens. @throws ApiError */
export function tryCommand(name: string, input: object, options: Options): Promise<Preview> {
  return derived<typeof preview>(name, { ...options, input: { ...input, dryRun: true } })
}

/** Runs a command on records. @throws ApiError */
export function runOnRecords(name: string, input: object, options: Options): Promise<RecordsRun> {
  return derived<typeof recordsRun>(name, { ...options, input })
}

/** Runs a command that is about no record. @throws ApiError */
export function runOnPage(name: string, input: object, options: Options): Promise<Frozen<z.output<typeof pageAnswer>>> {
  return derived<typeof pageAnswer>(name, { ...options, input })
}
