import { Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { argumentsShape } from '../../../../fields/record-shape'
import type { Fields } from '../../../../schema/field'
import type { CommandInfo } from '../../../../schema/registry'
import { ApiError } from '../../../base/api/api-error'
import { argumentProblems } from '../../commands/argument-problems'
import { argumentCaptionId, shortTitle } from '../../commands/command-title'
import { isUnconfirmed, runCommand } from '../../commands/run-command'
import { useCaption } from '../../../base/i18n/use-caption'
import { isMac } from '../../../base/keys/keyboard'
import { Button } from '../../../base/ui/button'
import { FieldSet, type FieldProblems } from '../../parts/field-set'
import { focusField } from '../form/form-keys'
import { FormSkeleton } from '../form/form-skeleton'
import { ResultView } from './result-view'
import styles from './tool-page.module.css'

/** One command of a tool: what it asks, and beneath what it answered last. Mod+Enter runs it. */
export function CommandForm({ info, isFirst }: { readonly info: CommandInfo; readonly isFirst: boolean }) {
  const caption = useCaption()
  const asks = (info.command.asks ?? {}) as Fields
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() => defaultsOf(asks))
  const [problems, setProblems] = useState<FieldProblems>({})
  const [message, setMessage] = useState('')
  const [isWarned, setWarned] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ readonly value: unknown } | null>(null)

  const refuse = (found: FieldProblems) => {
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) focusField(form.current, first.split('.')[0] ?? first)
  }
  const run = async () => {
    if (isBusy) return
    const filled = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
    const parsed = argumentsShape(asks).safeParse(Object.fromEntries(filled))
    setMessage('')
    if (!parsed.success) return refuse(argumentProblems(info, parsed.error))
    setBusy(true)
    setProblems({})
    try {
      const given = parsed.data as Record<string, unknown>
      const consent = isWarned ? { confirmed: true as const } : {}
      const value = await runCommand(info, { kind: 'none' }, given, consent, 'inPlace')
      setAnswer({ value })
      setWarned(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setWarned(isUnconfirmed(error))
      setMessage(error.message)
      refuse(Object.fromEntries(error.problems.map(({ field, msg }) => [field, msg])))
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || !(isMac ? event.metaKey : event.ctrlKey)) return
    event.preventDefault()
    event.stopPropagation()
    void run()
  }

  return (
    <section className={styles.tool} aria-label={shortTitle(info)}>
      <form
        ref={form}
        className={styles.form}
        {...(isFirst && { 'data-focus-home': '' })}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <h2 className={styles.title}>{shortTitle(info)}</h2>
        <Suspense fallback={<FormSkeleton />}>
          <div className={styles.inputs}>
            <FieldSet
              fields={asks}
              captionIdOf={(name) => argumentCaptionId(info, name)}
              values={values}
              problems={problems}
              onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
              owner={info.id}
            />
          </div>
        </Suspense>
        {message && (
          <p role="alert" className={styles.message}>
            {message}
          </p>
        )}
        <Button
          type="submit"
          variant={isFirst ? 'primary' : 'default'}
          keys="Mod+Enter"
          isBusy={isBusy}
          className={styles.run!}
        >
          {shortTitle(info)}
        </Button>
      </form>
      <div className={styles.result} aria-live="polite" aria-busy={isBusy}>
        {answer ? (
          <ResultView info={info} answer={answer.value} />
        ) : (
          <p className={styles.nothing}>{caption('tool.waiting')}</p>
        )}
      </div>
    </section>
  )
}

function defaultsOf(asks: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asks).flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field.default]])),
  )
}
