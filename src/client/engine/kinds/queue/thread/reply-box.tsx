import { Send, StickyNote } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { CommandInfo } from '../../../../../schema/registry'
import type { Thread } from '../../../../../schema/thread'
import { ApiError } from '../../../../base/api/api-error'
import { useCaption } from '../../../../base/i18n/use-caption'
import { languageName } from '../../../../../fields/languages/language-name'
import { useFormat } from '../../../../base/format/use-format'
import { Checkbox } from '../../../../base/ui/checkbox'
import { leaveField } from '../../../../base/ui/focus-home'
import { holds } from '../../../../base/session/session'
import { Button } from '../../../../base/ui/button'
import { Kbd } from '../../../../base/ui/kbd'
import { Segments } from '../../../../base/ui/segments'
import { TextArea } from '../../../../base/ui/text-area'
import { availabilityOf } from '../../../commands/availability'
import { reasonText } from '../../../commands/command-buttons'
import { openCommandDialog } from '../../../commands/command-dialog-store'
import { provideCommandPlace } from '../../../commands/command-place'
import { shortTitle } from '../../../commands/command-title'
import { runCommand } from '../../../commands/run-command'
import type { ApiRow, Target } from '../../../parts/target'
import styles from './case-thread.module.css'
import { placeholderLeft } from './ready-answers'
import { keepDraft, keptDraft } from './reply-draft'
import { ReplyTranslation } from './reply-translation'
import { useReadyAnswers } from './use-ready-answers'
import { useTranslation } from './use-translation'

interface ReplyBoxProps {
  readonly thread: Thread
  readonly record: ApiRow
  /** The user's language and what placeholders stand for, by path. */
  readonly spoken: Readonly<Record<string, unknown>>
  /** Undefined where the account has not the right. */
  readonly answer: CommandInfo | undefined
  readonly note: CommandInfo | undefined
  /** The case, as the box is drawn for it. */
  readonly inHand: Target
  /** What is written about when it is sent. */
  readonly target: () => Target
  /** An answer was sent; `goesOn` where the next case is to be taken. */
  readonly onAnswered: (goesOn: boolean) => void
  /** Whoever has gone on to this case writes at once. */
  readonly startsWriting: boolean
}

type Kind = 'answer' | 'note'

/** Where a case is answered, and where colleagues are told something that its user never sees. */
export function ReplyBox(props: ReplyBoxProps) {
  const { thread, record, spoken, answer, note, inHand, target, onAnswered, startsWriting } = props
  const caption = useCaption()
  const { language } = useFormat()
  const commands = { answer: usable(answer, inHand), note: usable(note, inHand) }
  const [chosen, setChosen] = useState<Kind>('answer')
  const kind = commands[chosen] ? chosen : commands.answer ? 'answer' : 'note'
  const info = commands[kind]
  const of = (answer ?? note)?.command.entity
  const entity = of?.name ?? ''
  const [texts, setTexts] = useState(() => ({
    answer: keptDraft(entity, record.id, 'answer'),
    note: keptDraft(entity, record.id, 'note'),
  }))
  const text = texts[kind]
  const [taken, setTaken] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const own = language === 'zh' ? 'zh_CN' : 'en'
  const spokenCode = languageIn(spoken[thread.speaks ?? ''])
  const { shown: shownAs } = thread.says
  const asksShown = shownAs !== undefined && shownAs in (info?.command.asks ?? {})
  const mayTranslate = kind === 'answer' && asksShown && spokenCode !== undefined && spokenCode !== own
  const [wantsTranslation, setWantsTranslation] = useState(true)
  const isTranslated = mayTranslate && wantsTranslation
  const translated = useTranslation({ entity: of, record: record.id, text: texts.answer, isOn: isTranslated })
  const spokenName = spokenCode === undefined ? '' : languageName(spokenCode, language)
  const write = (next: string) => {
    setTexts((before) => ({ ...before, [kind]: next }))
    keepDraft(entity, record.id, kind, next)
    setProblem('')
  }

  const { answer: answering, note: noting } = commands
  const isReady = startsWriting && answering !== undefined
  useEffect(() => {
    if (isReady) box.current?.focus()
  }, [isReady])
  useEffect(() => {
    const go = (to: Kind) => () => {
      // The box of the other kind is drawn first, and has the focus before the next key.
      flushSync(() => setChosen(to))
      box.current?.focus()
    }
    const stops = [
      answering && provideCommandPlace(answering.id, record.id, go('answer')),
      noting && provideCommandPlace(noting.id, record.id, go('note')),
    ]
    return () => stops.forEach((stop) => stop?.())
  }, [answering, noting, record.id])

  const templates = useReadyAnswers({
    thread,
    spoken,
    box,
    text,
    isOffered: kind === 'answer',
    write,
    language: isTranslated ? own : undefined,
    onTake: (id, next, inUserLanguage) => {
      setTaken(id)
      if (isTranslated && inUserLanguage !== undefined && text.trim().startsWith('/'))
        translated.take(inUserLanguage, next)
    },
  })
  const why = !commands.answer && answer ? availabilityOf(answer, inHand, holds) : undefined
  const closed = answer && why?.kind === 'reason' && (
    <p className={styles.closed}>
      {caption('command.cannot', { title: shortTitle(answer), reason: reasonText(why, caption) })}
    </p>
  )
  if (!info) return closed || null

  const send = async (goesOn: boolean) => {
    const left = placeholderLeft(isTranslated ? `${text}\n${translated.translation}` : text)
    if (text.trim() === '') return box.current?.focus()
    if (left !== undefined) return setProblem(caption('thread.placeholderLeft', { placeholder: left }))
    const isUnread = translated.translation.trim() === '' || (translated.isBehind && !translated.isOwn)
    if (isTranslated && isUnread) {
      setProblem(caption('thread.lookOver'))
      return translated.ask()
    }
    setSending(true)
    try {
      const asked = kind === 'answer' ? thread.templates?.asked : undefined
      await runCommand(info, target(), {
        [thread.says.text]: text,
        ...(shownAs && isTranslated && { [shownAs]: translated.translation }),
        ...(asked && taken !== null && { [asked]: taken }),
      })
      write('')
      translated.clear()
      setTaken(null)
      if (kind === 'answer') onAnswered(goesOn)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setSending(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.currentTarget === box.current && templates.onKeyDown(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send(true)
    }
    if (event.key === 'Escape') leaveField()
  }
  const hasMore = Object.keys(info.command.asks ?? {}).length > 1
  return (
    <div className={styles.reply} data-kind={kind}>
      {closed}
      {commands.answer && commands.note && (
        <Segments
          label={caption('thread.write')}
          isLabelHidden
          options={[
            { value: 'answer', text: shortTitle(commands.answer) },
            { value: 'note', text: shortTitle(commands.note) },
          ]}
          value={kind}
          onChange={setChosen}
        />
      )}
      {mayTranslate && (
        <Checkbox
          checked={wantsTranslation}
          onChange={setWantsTranslation}
          label={caption('thread.translate', { language: spokenName })}
        />
      )}
      <div className={styles.boxes} data-beside={isTranslated || undefined}>
        <div className={styles.box}>
          <TextArea
            ref={box}
            rows={4}
            dir="auto"
            value={text}
            onChange={write}
            onKeyDown={onKeyDown}
            onSelect={templates.onSelect}
            onBlur={templates.onBlur}
            aria-label={shortTitle(info)}
            aria-invalid={problem !== '' || undefined}
            placeholder={caption(kind === 'note' ? 'thread.forColleagues' : 'thread.forUser')}
            {...templates.attributes}
          />
          {templates.list}
        </div>
        {isTranslated && <ReplyTranslation translated={translated} language={spokenName} onKeyDown={onKeyDown} />}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.send}>
        <Button
          variant={kind === 'answer' ? 'primary' : 'default'}
          icon={kind === 'note' ? <StickyNote aria-hidden /> : <Send aria-hidden />}
          isBusy={isSending}
          onClick={() => void send(true)}
        >
          {caption(kind === 'note' ? 'thread.keepNote' : 'thread.sendAndNext')} <Kbd keys="Mod+Enter" />
        </Button>
        {kind === 'answer' && (
          <Button isBusy={isSending} onClick={() => void send(false)}>
            {caption('thread.send')}
          </Button>
        )}
        {hasMore && kind === 'answer' && (
          <Button
            variant="quiet"
            onClick={() =>
              openCommandDialog(info, target(), {
                [thread.says.text]: text,
                ...(shownAs && isTranslated && { [shownAs]: translated.translation }),
              })
            }
          >
            {caption('thread.more')}
          </Button>
        )}
      </div>
    </div>
  )
}

function languageIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A command that may be run on the case now. */
function usable(info: CommandInfo | undefined, target: Target): CommandInfo | undefined {
  return info && availabilityOf(info, target, holds).kind === 'run' ? info : undefined
}
