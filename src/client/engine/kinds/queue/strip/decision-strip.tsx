import { useEffect, useRef, useState } from 'react'
import type { Field } from '../../../../../schema/field'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useEscape, useScope } from '../../../../base/keys/use-keys'
import { Button } from '../../../../base/ui/button'
import { focusHome } from '../../../../base/ui/focus-home'
import { Kbd } from '../../../../base/ui/kbd'
import { Spinner } from '../../../../base/ui/spinner'
import { focusFirst } from '../../../../base/ui/use-dialog-focus'
import type { CommandRequest } from '../../../commands/command-dialog-store'
import { CommandConsent, CommandFields } from '../../../commands/command-form'
import { argumentCaptionId } from '../../../commands/command-title'
import { PreviewLines } from '../../../commands/preview-lines'
import { previewText } from '../../../commands/preview-text'
import { useCommandForm } from '../../../commands/use-command-form'
import { ChoiceList } from './choice-list'
import styles from './decision-strip.module.css'
import { withPicks, type NumberedChoice } from './picks'
import { dropTexts, keepTexts } from './kept-texts'
import { stripOpen } from './strip-open'
import { useChoices } from './use-choices'
import { useStripKeys } from './use-strip-keys'
import { takesSeveral } from './where-asked'

interface DecisionStripProps {
  readonly request: CommandRequest
  /** The argument whose choices have numbers; undefined where none has. */
  readonly pick: string | undefined
  readonly onClose: () => void
  /** It was decided so. */
  readonly onDone: () => void
}

/** What a decision asks, under its case: its reasons by number, and beside them whatever else it needs. */
export function DecisionStrip({ request, pick, onClose, onDone }: DecisionStripProps) {
  const caption = useCaption()
  const { info, target } = request
  const { choices, isLoading } = useChoices(request, pick)
  const hasDigits = pick !== undefined && (isLoading || choices !== undefined)
  const decided = () => {
    dropTexts(info.id, target)
    onDone()
  }
  const form = useCommandForm(request, decided, hasDigits)
  const { submit, values, problems, setValue } = form
  useEffect(() => keepTexts(info, target, values), [info, target, values])
  const field: Field | undefined = pick === undefined ? undefined : form.asks[pick]
  const place = useRef<HTMLFormElement>(null)
  const give = useGivesFocusBack()
  const isListed = pick !== undefined && field !== undefined && choices !== undefined
  const others = Object.fromEntries(Object.entries(form.asks).filter(([name]) => !isListed || name !== pick))
  const hasMore = Object.keys(others).length > 0
  const choose = (picked: readonly NumberedChoice['value'][]) => {
    if (!isListed) return
    const how = { isSeveral: takesSeveral(field), isRequired: field.required === true }
    setValue(pick, withPicks(values[pick], picked, choices, how))
  }
  const close = () => {
    give()
    onClose()
  }
  useScope('strip')
  useEscape(close)
  useStripKeys({ choices, isAwaited: pick !== undefined && isLoading, choose, confirm: () => void submit() })
  useEffect(() => {
    stripOpen.is = true
    place.current?.scrollIntoView({ block: 'nearest' })
    return () => {
      stripOpen.is = false
    }
  }, [])
  const isPicking = isListed || isLoading
  useEffect(() => {
    const strip = place.current
    if (!strip || strip.contains(document.activeElement)) return
    if (isPicking) strip.focus()
    else focusFirst(strip)
  }, [isPicking])
  useEffect(() => {
    const [path] = Object.keys(problems)
    if (path !== undefined) focusFault(place.current, path)
  }, [problems])
  return (
    <form
      ref={place}
      className={styles.strip}
      aria-label={form.title}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
    >
      <header className={styles.head}>
        <h3 className={styles.title}>{form.title}</h3>
        <p className={styles.about}>{previewText(target, form.preview)}</p>
      </header>
      <div className={styles.body} data-dialog-body data-several={(isPicking && hasMore) || undefined}>
        {isListed && (
          <div data-field={pick}>
            <ChoiceList
              label={caption(argumentCaptionId(info, pick))}
              choices={choices}
              value={values[pick]}
              isSeveral={takesSeveral(field)}
              isRequired={field.required === true}
              problem={problemOf(problems, pick)}
              onPick={(value) => choose([value])}
            />
          </div>
        )}
        {isLoading ? (
          <Spinner />
        ) : (
          hasMore && (
            <div className={styles.fields}>
              <CommandFields form={form} fields={others} />
            </div>
          )
        )}
      </div>
      <PreviewLines lines={form.preview?.lines} />
      <CommandConsent form={form} />
      <footer className={styles.foot}>
        <Button
          variant={info.command.destroys ? 'danger' : 'primary'}
          isBusy={form.isBusy}
          {...(form.hopeless !== undefined && { disabledReason: form.hopeless })}
          onClick={() => void submit()}
        >
          {form.confirmTitle} <Kbd keys="Mod+Enter" />
        </Button>
        <Button variant="quiet" onClick={close}>
          {caption('ui.cancel')} <Kbd keys="Escape" />
        </Button>
      </footer>
    </form>
  )
}

/** Gives the focus back to what had it when the strip was opened, or to the page where that is gone. */
function useGivesFocusBack(): () => void {
  const [before] = useState(() => document.activeElement)
  return () => {
    const place = before?.isConnected && before !== document.body ? before : undefined
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    else focusHome()
  }
}

function problemOf(problems: Readonly<Record<string, string>>, name: string): string {
  return Object.entries(problems).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1] ?? ''
}

function focusFault(place: HTMLElement | null, path: string): void {
  const [name = ''] = path.split('.')
  place
    ?.querySelector<HTMLElement>(
      `[data-field="${CSS.escape(name)}"] :is(input:not([tabindex="-1"]),textarea,select,button)`,
    )
    ?.focus()
}
