import {
  isSameFile,
  matchFaults,
  matchFile,
  type FileRole,
  type Matched,
  type MatchFault,
  type MatchRules,
} from '../../../shared/match-files'
import type { AnswerOf } from '../../base/api/declared-calls'

/** An upload as the server tells of it. */
export type ToldUpload = AnswerOf<'GET /third/upload/open'>['uploads'][number]

/** How far a file has come. `lacking`: a part of it is on the server, and the file has to be given again. */
type UploadStatus = 'lacking' | 'ready' | 'waiting' | 'sending' | 'paused' | 'stored' | 'attached' | 'failed'

/** A file and what becomes of it. */
export interface UploadRow {
  readonly id: number
  readonly fileName: string
  readonly size: number
  readonly modified: number
  /** None where it has to be given again, or is no longer needed. */
  readonly file?: File
  readonly matched: Matched
  readonly status: UploadStatus
  /** What the server has of it. */
  readonly told?: ToldUpload
  /** In bytes; what is on its way counts. */
  readonly sent: number
  /** Why it failed, as a sentence. */
  readonly reason?: string
}

/** Statuses in which nothing of a file has been asked for yet, so that it can still go elsewhere. */
const open: readonly UploadStatus[] = ['lacking', 'ready', 'waiting', 'paused', 'failed', 'stored']

export const isCorrectable = ({ status }: UploadRow) => open.includes(status)
export const isGoing = ({ status }: UploadRow) => status === 'waiting' || status === 'sending'
/** It is on the server, or nothing is left of it to send. */
export const isIn = ({ status }: UploadRow) => status === 'stored' || status === 'attached'

/** It can be sent now, or goes to its place as it is. */
export const isStartable = ({ status, file, told }: UploadRow) =>
  status === 'stored' ||
  (status === 'failed' && told?.isStored === true) ||
  (file !== undefined && ['ready', 'paused', 'failed'].includes(status))

/** What is wrong with each row that has not gone to its place yet, by its id. */
export function faultsOf(rows: readonly UploadRow[]): ReadonlyMap<number, MatchFault> {
  const left = rows.filter(({ status }) => status !== 'attached')
  const faults = matchFaults(left)
  return new Map(
    left.flatMap(({ id }, index) => {
      const fault = faults[index]
      return fault ? [[id, fault] as const] : []
    }),
  )
}

let lastId = 0

/** Rows of what the server has, whose files have to be given again where something of them is missing. */
function rowsOfTold(told: readonly ToldUpload[], rules: MatchRules): UploadRow[] {
  return told.map((each) => ({
    id: ++lastId,
    fileName: each.fileName,
    size: each.size,
    modified: each.modified,
    matched: matchFile(each, rules),
    status: each.isStored ? 'stored' : 'lacking',
    told: each,
    sent: sentOf(each),
  }))
}

/**
 * The rows with what the server has. It may tell of an upload before the row that has just begun it knows: then that row is
 * the one, and where it has another one, what it has goes on.
 */
export function withTold(
  rows: readonly UploadRow[],
  told: readonly ToldUpload[],
  rules: MatchRules,
): readonly UploadRow[] {
  const known = new Set(rows.flatMap((row) => row.told?.key ?? []))
  const unknown = told.filter(({ key }) => !known.has(key))
  if (unknown.length === 0) return rows
  const all = [...rows]
  const others: ToldUpload[] = []
  for (const each of unknown) {
    const at = all.findIndex((row) => row.status !== 'attached' && isSameUpload(row, each))
    const row = all[at]
    if (!row) others.push(each)
    else if (!row.told)
      all[at] = { ...row, told: each, sent: sentOf(each), ...(each.isStored && { status: 'stored' as const }) }
  }
  return [...rowsOfTold(others, rules), ...all]
}

function isSameUpload(row: UploadRow, { fileName, size, modified }: ToldUpload): boolean {
  return row.fileName === fileName && row.size === size && row.modified === modified
}

/** As many bytes as the server has of an upload. */
export function sentOf({ parts, partBytes, size, isStored }: ToldUpload): number {
  if (isStored) return size
  const last = Math.ceil(size / partBytes)
  return parts.reduce((sum, part) => sum + (part === last ? size - (last - 1) * partBytes : partBytes), 0)
}

/** The rows with files added: those that rows wait for go to these, the same file twice is one, and others become rows of their own. */
export function withFiles(rows: readonly UploadRow[], files: readonly File[], rules: MatchRules): UploadRow[] {
  const all = [...rows]
  for (const file of files) {
    const at = all.findIndex((row) => isSameFile(file, row))
    const known = all[at]
    if (!known)
      all.push({
        id: ++lastId,
        fileName: file.name,
        size: file.size,
        modified: file.lastModified,
        file,
        matched: matchFile(file, rules),
        status: 'ready',
        sent: 0,
      })
    else if (!known.file) all[at] = { ...known, file, ...(known.status === 'lacking' && { status: 'paused' as const }) }
  }
  return all.sort(byPlace)
}

const roles: readonly (FileRole | null)[] = ['film', 'subtitle', null]

/** By episode, the film first; what has no episode is at the top, where it is seen. */
function byPlace(one: UploadRow, other: UploadRow): number {
  return (
    (one.matched.number ?? 0) - (other.matched.number ?? 0) ||
    roles.indexOf(one.matched.role) - roles.indexOf(other.matched.role) ||
    one.fileName.localeCompare(other.fileName)
  )
}
