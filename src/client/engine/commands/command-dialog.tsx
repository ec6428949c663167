import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Preview } from '../../../calls/run'
import { typedCountNeeded } from '../../../schema/typed-count'
import { argumentsShape } from '../../../fields/record-shape'
import type { Fields } from '../../../schema/field'
import { ApiError } from '../../base/api/api-error'
import { isHeld } from '../declared/may-reach'
import { useCaption } from '../../base/i18n/use-caption'
import { FieldSet } from '../parts/field-set'
import type { FieldProblems } from '../parts/field-set'
import { keyboard } from '../../base/keys/keyboard'
import { useHolds } from '../../base/session/use-holds'
import { Button } from '../../base/ui/button'
import { Dialog } from '../../base/ui/dialog'
import { TextField } from '../../base/ui/text-field'
import { Field } from '../../base/ui/field'
import { argumentProblems } from './argument-problems'
import styles from './command-dialog.module.css'
import { closeCommandDialog, commandDialog, type CommandRequest } from './command-dialog-store'
import { argumentCaptionId } from './command-title'
import { countedTitle } from './counted-title'
import { useDialogContent } from './dialog-content'
import { dropStrayKeys } from './drop-stray-keys'
import { ImportTemplate } from './import-template'
import { filmArguments, pageArguments } from './page-arguments'
import { previewText } from './preview-text'
import { isUnconfirmed, runCommand } from './run-command'
import { targetCount } from '../parts/target'
import { usePreview } from './use-preview'
import { whatFollows } from './what-follows'

/** Asks for a command's arguments, says what will happen to how many, and runs it. Stands once in the console. */
export function CommandDialogHost() {
  const { request } = useSnapshot(commandDialog)
  return request ? <CommandDialog key={request.info.id} request={request as CommandRequest} /> : null
}

function CommandDialog({ request: { info, target, args, refusal, isByKey } }: { readonly request: CommandRequest }) {
  const caption = useCaption()
  const asks = (info.command.asks ?? {}) as Fields
  // What the page is opened by is neither shown nor asked for.
  const [filled] = useState(() => pageArguments(info))
  const shown = Object.fromEntries(Object.entries(asks).filter(([name]) => !(name in filled)))
  const [values, setValues] = useState<Record<string, unknown>>(() => ({
    ...defaultsOf(asks),
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
  const hopeless = isTaken ? caption('command.rightTaken') : hopelessReason(preview)
  const count = preview?.total ?? targetCount(target) ?? 0
  const mustType =
    typedCountNeeded(count, info.command.danger !== undefined) || (info.command.danger === 'typed' && count > 1)
  const title = countedTitle(info, target, preview?.total ?? targetCount(target), preview?.called)
  const content = useDialogContent(info, target)

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
      closeCommandDialog()
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
  useEffect(() => (isGuarded ? dropStrayKeys() : undefined), [isGuarded])
  const onConfirm = useEffectEvent(() => void submit())
  useLayoutEffect(
    () =>
      keyboard.bind([
        {
          id: 'command-dialog.confirm',
          keys: 'Mod+Enter',
          scope: 'dialog',
          title: 'command.confirm',
          everywhere: true,
          run: onConfirm,
        },
      ]),
    [],
  )

  return (
    <Dialog
      isOpen
      title={title}
      {...(content !== null && { width: 880 })}
      description={previewText(target, preview)}
      onClose={closeCommandDialog}
      footer={
        <>
          <Button onClick={closeCommandDialog}>{caption('ui.cancel')}</Button>
          <Button
            variant={info.command.destroys ? 'danger' : 'primary'}
            keys="Mod+Enter"
            isBusy={isBusy}
            {...(hopeless !== undefined && { disabledReason: hopeless })}
            onClick={() => void submit()}
          >
            {countedTitle(info, target, preview?.eligible || count, preview?.called)}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {content}
        <Suspense>
          <FieldSet
            fields={shown}
            captionIdOf={(name) => argumentCaptionId(info, name)}
            values={values}
            problems={problems}
            onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
            owner={info.id}
          />
        </Suspense>
        {info.command.verb === 'import' && info.command.entity && <ImportTemplate entity={info.command.entity} />}
        {preview?.lines && <PreviewLines lines={preview.lines} />}
        {info.command.danger && <p className={styles.follows}>{whatFollows(info).join(' ')}</p>}
        {mustType && (
          <Field label={caption('command.typeTheCount', { count })}>
            <TextField value={typed} onChange={setTyped} inputMode="numeric" autoComplete="off" />
          </Field>
        )}
        {(isTaken || message) && (
          <p role="alert" className={styles.message}>
            {isTaken ? caption('command.rightTaken') : message}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Why nothing would come of it: no record can take it, or a sheet has faults. Undefined where something would. */
function hopelessReason(preview: Preview | null | undefined): string | undefined {
  if (!preview || (preview.eligible > 0 && !preview.faults?.length)) return undefined
  return preview.reasons[0]?.reason ?? preview.lines?.[1]
}

/** What would become of each thing that was given; announced when it changes. */
function PreviewLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines} aria-live="polite">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

function defaultsOf(asks: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asks).flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field.default]])),
  )
}

function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
}
