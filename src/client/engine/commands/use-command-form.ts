import { useEffect, useEffectEvent, useState } from 'react'
import type { Preview } from '../../../calls/run'
import { argumentsShape } from '../../../fields/record-shape'
import type { Fields } from '../../../schema/field'
import { typedCountNeeded } from '../../../schema/typed-count'
import { ApiError } from '../../base/api/api-error'
import { useCaption } from '../../base/i18n/use-caption'
import { useHolds } from '../../base/session/use-holds'
import { isHeld } from '../declared/may-reach'
import type { FieldProblems } from '../parts/field-set'
import { onlyRow, targetCount } from '../parts/target'
import { argumentProblems } from './argument-problems'
import type { CommandRequest } from './command-dialog-store'
import { countedTitle } from './counted-title'
import { nthOf } from '../../base/keys/choosing-digits'
import { dropStrayKeys } from './drop-stray-keys'
import { filmArguments, pageArguments, recordArguments } from './page-arguments'
import { isUnconfirmed, runCommand } from './run-command'
import { usePreview } from './use-preview'

/** A command's form at work: what it asks, what is entered, what is wrong with it, and how it is sent. */
export interface CommandForm {
  readonly request: CommandRequest
  /** What is asked for, but for what the page is opened by. */
  readonly asks: Fields
  readonly values: Readonly<Record<string, unknown>>
  readonly setValue: (name: string, value: unknown) => void
  readonly problems: FieldProblems
  /** Why it was refused as a whole; empty where it was not. */
  readonly message: string
  readonly preview: Preview | null
  /** On how many it would act. */
  readonly count: number
  /** What it would do to how many: before the server has said whom it can run on, and after. */
  readonly title: string
  readonly confirmTitle: string
  /** That many has to be typed by hand. */
  readonly mustType: boolean
  readonly typed: string
  readonly setTyped: (text: string) => void
  /** Why nothing would come of it; undefined where something would. */
  readonly hopeless: string | undefined
  readonly isBusy: boolean
  readonly submit: () => Promise<void>
}

/**
 * The form of a command, wherever it stands: checks what is entered, sends it, and keeps what was typed where it is refused.
 * @param onDone is called once it was run
 * @param hasDigits digits pick among its choices, and type nothing: they act at once
 */
export function useCommandForm(request: CommandRequest, onDone: () => void, hasDigits = false): CommandForm {
  const { info, target, args, refusal, isByKey } = request
  const caption = useCaption()
  const asks = (info.command.asks ?? {}) as Fields
  // What the page is opened by is neither shown nor asked for.
  const [filled] = useState(() => pageArguments(info))
  const shown = Object.fromEntries(Object.entries(asks).filter(([name]) => !(name in filled)))
  const [values, setValues] = useState<Record<string, unknown>>(() => ({
    ...defaultsOf(asks),
    ...recordArguments(info, onlyRow(target)),
    ...filmArguments(info),
    ...args,
    ...filled,
  }))
  const [problems, setProblems] = useState<FieldProblems>({})
  const [message, setMessage] = useState(refusal)
  const [isWarned, setWarned] = useState(false)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const preview = usePreview(info, target, values)
  const isTaken = !isHeld(info, useHolds())
  const count = preview?.total ?? targetCount(target) ?? 0
  const mustType =
    typedCountNeeded(count, info.command.danger !== undefined) || (info.command.danger === 'typed' && count > 1)

  const submit = async () => {
    if (isBusy || isTaken) return
    const parsed = argumentsShape(asks).safeParse(withoutEmpty(values))
    if (!parsed.success) {
      setProblems(argumentProblems(info, parsed.error))
      return
    }
    if (mustType && typed.trim() !== String(count)) {
      setMessage(caption('command.typeTheCount', { count }))
      return
    }
    setBusy(true)
    setProblems({})
    setMessage('')
    try {
      await runCommand(info, target, parsed.data as Record<string, unknown>, {
        ...(mustType && { typedCount: count }),
        ...((isWarned || preview?.warnings) && { confirmed: true }),
      })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setWarned(isUnconfirmed(error))
      setProblems(Object.fromEntries(error.problems.map(({ field, msg }) => [field, msg])))
      setMessage(error.message)
    } finally {
      setBusy(false)
    }
  }
  const isGuarded = info.command.danger !== undefined && isByKey === true
  const isMeant = useEffectEvent((key: string) => hasDigits && nthOf(key) !== undefined)
  useEffect(() => (isGuarded ? dropStrayKeys((key) => isMeant(key)) : undefined), [isGuarded])

  return {
    request,
    asks: shown,
    values,
    setValue: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    problems,
    message: isTaken ? caption('command.rightTaken') : message,
    preview,
    count,
    title: countedTitle(info, target, preview?.total ?? targetCount(target), preview?.called),
    confirmTitle: countedTitle(info, target, preview?.eligible || count, preview?.called),
    mustType,
    typed,
    setTyped,
    hopeless: isTaken ? caption('command.rightTaken') : hopelessReason(preview),
    isBusy,
    submit,
  }
}

/** Why nothing would come of it: no record can take it, or a sheet has faults. Undefined where something would. */
function hopelessReason(preview: Preview | null | undefined): string | undefined {
  if (!preview || (preview.eligible > 0 && !preview.faults?.length)) return undefined
  return preview.reasons[0]?.reason ?? preview.lines?.[1]
}

function defaultsOf(asks: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asks).flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field.default]])),
  )
}

function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
}
