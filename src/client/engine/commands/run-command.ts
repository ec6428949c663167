import { isFindings } from '../../../schema/findings'
import type { CommandInfo } from '../../../schema/registry'
import { call } from '../../base/api/api'
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
import { rememberUndo, undoLast } from './undo-stack'
import { targetBody, targetCount, type Target } from '../parts/target'
import { tellOfRequests } from './tell-of-requests'

/** What a command would do, as the server counts it. */
export interface Preview {
  readonly total: number
  readonly eligible: number
  readonly reasons: readonly { readonly reason: string; readonly count: number; readonly examples: readonly string[] }[]
  /** What has to be confirmed before it runs. */
  readonly warnings?: readonly {
    readonly warning: string
    readonly count: number
    readonly examples: readonly string[]
  }[]
  /** What would become of each thing that was given, in words. */
  readonly lines?: readonly string[]
  /** Rows of a sheet that cannot be taken. */
  readonly faults?: readonly object[]
  readonly sampled?: number
  /** The total is about so many. */
  readonly estimated?: boolean
  /** What the only record that it is about is called. */
  readonly called?: string
}

/** What a person has said yes to before a run. */
export interface Consent {
  /** The number of records, typed by hand. */
  readonly typedCount?: number
  /** What the preview warned of is meant. */
  readonly confirmed?: true
}

interface RunAnswer {
  readonly done?: readonly number[]
  readonly skipped?: readonly { readonly label: string }[]
  readonly auditIds?: readonly number[]
  readonly auditId?: number
  /** What the only record that it was run on is called. */
  readonly called?: string
  readonly jobId?: number
  /** It waits for a second person, one request a record. */
  readonly approvalIds?: readonly number[]
  readonly result?: unknown
}

export type Arguments = Readonly<Record<string, unknown>>

/** Asks the server what a command would do to a target; nothing happens. @throws ApiError */
export function previewRun(info: CommandInfo, target: Target, args: Arguments): Promise<Preview> {
  return call<Preview>(`${info.call.method} ${info.call.url}`, {
    input: { ...targetBody(target), ...info.command.sends, ...args, dryRun: true },
    command: info.id,
    quiet: true,
  })
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
  const answer = speaksSpecificationAlone()
    ? await runPlainly(info, target, args).finally(() => pageContext.current?.reload())
    : await call<RunAnswer>(`${info.call.method} ${info.call.url}`, {
        input: { ...targetBody(target), ...info.command.sends, ...args, ...consent },
        command: info.id,
        reads: changesNothing(info.command),
        loading: info.command.loading ?? false,
      })
  // A command about no record answers what it has found out as it is.
  const result = answer?.result ?? (target.kind === 'none' ? answer : undefined)
  announce(info, target, answer ?? {}, isFindings(result))
  if (isFileLink(result)) saveFile(result)
  if (target.kind === 'rows' && target.ids[0] !== undefined)
    keepRevealed(target.entity.name, target.ids[0], answer?.result)
  pageContext.current?.reload()
  await showResult(info, target, result, readsFindings)
  return answer
}

/**
 * As `runCommand`, for runs that no form stands behind.
 * @param ask is called where something has to be confirmed first, and where it was refused, with the reason
 */
export async function runAndTell(
  info: CommandInfo,
  target: Target,
  args: Arguments,
  ask: (refusal?: string) => void,
  consent: Consent = {},
): Promise<void> {
  try {
    await runCommand(info, target, args, consent)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isUnconfirmed(error)) ask()
    else if (error.code === 'B01') ask(error.message)
  }
}

/** Whether a run was refused only because something has to be confirmed first. */
export function isUnconfirmed(error: unknown): boolean {
  const data = error instanceof ApiError ? error.data : undefined
  return typeof data === 'object' && data !== null && 'confirm' in data
}

function announce(info: CommandInfo, target: Target, answer: RunAnswer, hasFindings: boolean): void {
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
  rememberUndo({ title, auditIds })
  toast.success(text, { text: caption('command.undo'), run: () => void undoLast() })
}

/** What a command says of how it was carried out, as a caption id: that an embedded adapter did it, and what that means. */
function noteOf({ result }: RunAnswer): string | undefined {
  const said = typeof result === 'object' && result !== null && 'note' in result ? result.note : undefined
  return typeof said === 'string' ? said : undefined
}
