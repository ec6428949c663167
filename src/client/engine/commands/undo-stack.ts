import { proxy } from 'valtio'
import { explainRefusal } from '../../base/api/explain-refusal'
import { call } from '../../base/api/api'
import { ApiError } from '../../base/api/api-error'
import { caption } from '../../base/i18n/i18n'
import { toast } from '../../base/ui/toast-store'
import { pageContext } from '../page/page-context'

interface Done {
  readonly title: string
  readonly auditIds: readonly number[]
  /** The page whose command it was, and the records that it ran on, where these are known one by one. */
  readonly on?: { readonly page: string; readonly ids: readonly number[] }
}

const done: Done[] = []
const undone: Done[] = []
/** The pages that have something to take back, for drawing. */
export const undoable = proxy<{ pages: readonly string[]; version: number }>({ pages: [], version: 0 })
const most = 50
/** The server takes this many at once. */
const lot = 50

/** Runs that have yet to be told of: whoever takes back the last one means the last of these. */
const underWay = new Set<Promise<unknown>>()

/** Has an undo wait until a run is noted, or has failed. @returns the same */
export function beforeUndo<T>(run: Promise<T>): Promise<T> {
  const end = (): void => void underWay.delete(run)
  underWay.add(run)
  run.then(end, end)
  return run
}

/** Notes a run that succeeded; failed ones never get here. */
export function rememberUndo(run: Done): void {
  done.push(run)
  undone.length = 0
  if (done.length > most) done.shift()
  tell()
}

/** Takes back the last command of this visit. */
export async function undoLast(): Promise<boolean> {
  await Promise.allSettled(underWay)
  return step(done, undone, 'command.undone', 'command.nothingToUndo')
}

/**
 * Takes back the last command of a page in this visit, whatever was done elsewhere since.
 * @returns the records that it had run on; nothing where it was not taken back, which is said
 */
export async function undoLastOf(page: string): Promise<readonly number[]> {
  await Promise.allSettled(underWay)
  const place = done.findLastIndex(({ on }) => on?.page === page)
  const ids = done[place]?.on?.ids ?? []
  return (await step(done, undone, 'command.undone', 'command.nothingToUndo', place)) ? ids : []
}

/**
 * Whether the last command of a page in this visit can still be taken back, as the server sees it now: others may have changed
 * its records since, or the account may have lost the right.
 */
export async function mayUndoLastOf(page: string): Promise<boolean> {
  const ids = done.findLast(({ on }) => on?.page === page)?.auditIds ?? []
  if (ids.length === 0) return false
  try {
    await call('POST /auth/backend/auditEntry/undo', { input: { ids: ids.slice(0, lot), dryRun: true }, quiet: true })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.isNetwork) return true
    return false
  }
}

/** Does again what was taken back last. */
export function redoLast(): Promise<boolean> {
  return step(undone, done, 'command.redone', 'command.nothingToRedo')
}

/** Takes back what an audit entry says, as its record's history offers it. @returns whether it was; a refusal is shown */
export async function takeBackEntry(id: number, title: string): Promise<boolean> {
  try {
    rememberUndo({ title, auditIds: await takeBack([id]) })
    toast.success(caption('command.undone', { title }), { text: caption('command.undo'), run: () => void undoLast() })
    pageContext.current?.reload()
    return true
  } catch (error) {
    await explainRefusal(error)
    return false
  }
}

/**
 * An undo is an audited action of its own: taking that one back does the first again.
 * @param place which one of them; the last unless said otherwise
 * @returns whether it was taken back
 */
async function step(
  from: Done[],
  to: Done[],
  said: string,
  nothing: string,
  place = from.length - 1,
): Promise<boolean> {
  const [last] = place < 0 ? [] : from.splice(place, 1)
  if (!last) {
    toast.info(caption(nothing))
    return false
  }
  try {
    to.push({ ...last, auditIds: await takeBack(last.auditIds) })
    toast.success(caption(said, { title: last.title }))
    pageContext.current?.reload()
    return true
  } catch (error) {
    if (error instanceof ApiError && error.isNetwork) from.splice(place, 0, last)
    await explainRefusal(error)
    return false
  } finally {
    tell()
  }
}

function tell(): void {
  undoable.version++
  undoable.pages = [...new Set(done.flatMap(({ on }) => on?.page ?? []))]
}

async function takeBack(ids: readonly number[]): Promise<readonly number[]> {
  const { auditIds } = await call('POST /auth/backend/auditEntry/undo', {
    input: { ids: ids.slice(0, lot) },
  })
  return ids.length > lot ? [...auditIds, ...(await takeBack(ids.slice(lot)))] : auditIds
}
