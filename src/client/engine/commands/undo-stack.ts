import { explainRefusal } from '../../base/api/explain-refusal'
import { call } from '../../base/api/api'
import { ApiError } from '../../base/api/api-error'
import { caption } from '../../base/i18n/i18n'
import { toast } from '../../base/ui/toast-store'
import { pageContext } from '../page/page-context'

interface Done {
  readonly title: string
  readonly auditIds: readonly number[]
}

const done: Done[] = []
const undone: Done[] = []
const most = 50
/** The server takes this many at once. */
const lot = 50

/** Notes a run that succeeded; failed ones never get here. */
export function rememberUndo(run: Done): void {
  done.push(run)
  undone.length = 0
  if (done.length > most) done.shift()
}

/** Takes back the last command of this visit. */
export function undoLast(): Promise<void> {
  return step(done, undone, 'command.undone', 'command.nothingToUndo')
}

/** Does again what was taken back last. */
export function redoLast(): Promise<void> {
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

/** An undo is an audited action of its own: taking that one back does the first again. */
async function step(from: Done[], to: Done[], said: string, nothing: string): Promise<void> {
  const last = from.pop()
  if (!last) {
    toast.info(caption(nothing))
    return
  }
  try {
    to.push({ title: last.title, auditIds: await takeBack(last.auditIds) })
    toast.success(caption(said, { title: last.title }))
    pageContext.current?.reload()
  } catch (error) {
    if (error instanceof ApiError && error.isNetwork) from.push(last)
    await explainRefusal(error)
  }
}

async function takeBack(ids: readonly number[]): Promise<readonly number[]> {
  const { auditIds } = await call('POST /auth/backend/auditEntry/undo', {
    input: { ids: ids.slice(0, lot) },
  })
  return ids.length > lot ? [...auditIds, ...(await takeBack(ids.slice(lot)))] : auditIds
}
