import type { ShownBy } from '../../../calls/records'
import type { Preview, RecordsRun } from '../../../calls/run'
import { isFindings } from '../../../schema/findings'
import type { CommandInfo } from '../../../schema/registry'
import { runOnPage, runOnRecords, tryCommand } from '../../base/api/records'
import { ApiError } from '../../base/api/api-error'
import { speaksSpecificationAlone } from '../../base/api/host-speech'
import { isFileLink, saveFile } from '../../base/api/save-file'
import { caption } from '../../base/i18n/i18n'
import { changesNothing, startsInBrowser } from '../../../schema/does'
import { runPlainly } from '../plain/run-plainly'
import { toast } from '../../base/ui/toast-store'
import { countedTitle, doneText } from './counted-title'
import { startInBrowser } from './start-in-browser'
import { pageContext } from '../page/page-context'
import { keepRevealed } from '../parts/revealed'
import { showResult } from './show-result'
import { beforeUndo, rememberUndo, undoLast } from './undo-stack'
import { targetBody, targetCount, type Target } from '../parts/target'
import { tellOfRequests } from './tell-of-requests'

/** What a person has said yes to before a run. */
export interface Consent {
  /** The number of records, typed by hand. */
  readonly typedCount?: number
  /** What the preview warned of is meant. */
  readonly confirmed?: true
}

/** How a run went, and what it answered of its own. */
interface Ran extends Omit<RecordsRun, 'result' | 'skipped'> {
  readonly skipped?: readonly { readonly label: string }[]
  readonly result?: unknown
}

export type Arguments = Readonly<Record<string, unknown>>

/** Asks the server what a command would do to a target; nothing happens. @throws ApiError */
export function previewRun(info: CommandInfo, target: Target, args: Arguments): Promise<Preview> {
  const input = { ...targetBody(target), ...info.command.sends, ...args }
  return tryCommand(nameOf(info), input, { command: info.id, quiet: true })
}

/** Where what a command finds out is read: in a dialog over the page, or where it was run from. */
export type ReadsFindings = 'dialog' | 'inPlace'

/**
 * Runs a command on a target: in the browser where it starts there, else by its call. Says what was done, offers to undo it,
 * and shows the page again. A network failure leaves everything as it was, so that it can be run again.
 * @throws ApiError with the sentence and the fields to mend
 */
export async function runCommand(
  info: CommandInfo,
  target: Target,
  args: Arguments,
  consent: Consent = {},
  readsFindings: ReadsFindings = 'dialog',
): Promise<unknown> {
  if (startsInBrowser(info.command)) {
    await startInBrowser(info, target, args)
    return undefined
  }
  const { answer, result } = await beforeUndo(runAndShow(info, target, args, consent))
  if (isFileLink(result)) saveFile(result)
  if (target.kind === 'rows' && target.ids[0] !== undefined) keepRevealed(target.entity.name, target.ids[0], result)
  await showResult(info, target, result, readsFindings)
  return answer
}

/** Runs a command by its call, shows the page as it is then, and says what was done. */
async function runAndShow(info: CommandInfo, target: Target, args: Arguments, consent: Consent) {
  const shown = hasBody(info) && target.kind === 'rows' ? pageContext.current?.rows?.(target.entity) : undefined
  const { answer, ran } = await runOnHost(info, target, args, consent, shown?.by)
  const { result, done, rows } = ran
  // First: the rows are shown, or on their way, while the rest is drawn. What else it has changed is told by the server's events,
  // as what others change is.
  if (shown && done && rows) shown.take(done, rows)
  else pageContext.current?.reload(target.kind === 'rows' ? (done ?? target.ids) : undefined)
  announce(info, target, ran, isFindings(result))
  return { answer, result }
}

/** What a run that is one of several has done: it is told of with the others. */
export type PartRan = Pick<RecordsRun, 'done' | 'skipped' | 'auditIds' | 'approvalIds'>

/** Asks the server what a command would do to some of many records that are decided on together. @throws ApiError */
export function previewPart(info: CommandInfo, target: Target, args: Arguments): Promise<Preview> {
  const input = { ...targetBody(target), ...info.command.sends, ...args, inBulk: true }
  return tryCommand(nameOf(info), input, { command: info.id, quiet: true })
}

/** Runs a command on some of many records that are decided on together; whoever asks tells of all of them. @throws ApiError */
export function runPart(info: CommandInfo, target: Target, args: Arguments, consent: Consent): Promise<PartRan> {
  const input = { ...targetBody(target), ...info.command.sends, ...args, ...consent, inBulk: true }
  return runOnRecords(nameOf(info), input, { command: info.id, reads: false, loading: false, quiet: true })
}

/** Runs a command by its call, as the host takes it. @returns what the call answered, and how the run went by it */
async function runOnHost(
  info: CommandInfo,
  target: Target,
  args: Arguments,
  consent: Consent,
  shown?: ShownBy,
): Promise<{ readonly answer: unknown; readonly ran: Ran }> {
  if (speaksSpecificationAlone()) {
    const ran = await runPlainly(info, target, args).finally(() => pageContext.current?.reload())
    return { answer: ran, ran }
  }
  const { command } = info
  const input = { ...targetBody(target), ...command.sends, ...args, ...consent }
  const options = {
    command: info.id,
    reads: changesNothing(command),
    loading: command.loading ?? false,
  }
  if (target.kind === 'none') {
    const answer = await runOnPage(nameOf(info), input, options)
    return { answer, ran: ranOnPage(answer) }
  }
  const ran = await runOnRecords(nameOf(info), { ...input, ...(shown && { shown }) }, options)
  return { answer: ran, ran }
}

/** How the run of a command about no record went: it answers what it has found out as it is. */
function ranOnPage(answer: Awaited<ReturnType<typeof runOnPage>>): Ran {
  const { auditId, jobId, approvalIds }: Readonly<Record<string, unknown>> = { ...answer }
  return {
    result: answer,
    ...(typeof auditId === 'number' && { auditId }),
    ...(typeof jobId === 'number' && { jobId }),
    ...(Array.isArray(approvalIds) && { approvalIds: approvalIds.filter((id) => typeof id === 'number') }),
  }
}

/** Whether a call says in a body what is meant: an address has no room for a list's query. */
function hasBody({ call: { method } }: CommandInfo): boolean {
  return method === 'POST' || method === 'PUT'
}

function nameOf({ call: { method, url } }: CommandInfo): string {
  return `${method} ${url}`
}

/**
 * As `runCommand`, for runs that no form is behind.
 * @param ask is called where something has to be confirmed first, and where it was refused, with the reason
 * @returns whether it was run
 */
export async function runAndTell(
  info: CommandInfo,
  target: Target,
  args: Arguments,
  ask: (refusal?: string) => void,
  consent: Consent = {},
): Promise<boolean> {
  try {
    await runCommand(info, target, args, consent)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isUnconfirmed(error)) ask()
    else if (error.code === 'B01') ask(error.message)
    return false
  }
}

/** Whether a run was refused only because something has to be confirmed first. */
export function isUnconfirmed(error: unknown): boolean {
  const data = error instanceof ApiError ? error.data : undefined
  return typeof data === 'object' && data !== null && 'confirm' in data
}

function announce(info: CommandInfo, target: Target, answer: Ran, hasFindings: boolean): void {
  const count = answer.done?.length || targetCount(target)
  const title = countedTitle(info, target, count, answer.called)
  const note = noteOf(answer)
  if (note) toast.info(caption(note))
  if (answer.jobId !== undefined) {
    toast.info(caption('command.jobStarted', { title }))
    return
  }
  if (answer.approvalIds?.length) {
    tellOfRequests(title, answer.approvalIds)
    return
  }
  const auditIds = answer.auditIds ?? (answer.auditId === undefined ? [] : [answer.auditId])
  const skipped = answer.skipped?.length ?? 0
  const done = doneText(info, target, count, answer.called)
  const text = skipped > 0 ? caption('command.doneSome', { done, skipped }) : done
  if (auditIds.length === 0) {
    // What was found out is shown, and nothing else was done.
    if (hasFindings) return
    toast.success(text)
    return
  }
  const on = target.kind === 'rows' ? { page: info.page.id, ids: target.ids } : undefined
  rememberUndo({ title, auditIds, ...(on && { on }) })
  toast.success(text, { text: caption('command.undo'), run: () => void undoLast() })
}

/** What a command says of how it was carried out, as a caption id: that an embedded adapter did it, and what that means. */
function noteOf({ result }: Ran): string | undefined {
  const said = typeof result === 'object' && result !== null && 'note' in result ? result.note : undefined
  return typeof said === 'string' ? said : undefined
}
