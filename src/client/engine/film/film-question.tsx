import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { digitOf } from '../../base/keys/choosing-digits'
import { pressAgain } from '../../base/keys/press-again'
import { Button } from '../../base/ui/button'
import { Kbd } from '../../base/ui/kbd'
import { TextField } from '../../base/ui/text-field'
import styles from './film-player.module.css'
import { choiceOf, choicesFor, isChoosing, type Choice } from './numbered-choices'

interface FilmQuestionProps {
  readonly title: string
  /** What there is to choose from; `awaited` while that is on its way. Without it the answer is what is typed. */
  readonly choices?: readonly Choice[] | 'awaited'
  /** Those that were taken last, by id. */
  readonly taken?: readonly number[]
  /** Says what was chosen, or typed. @returns what is wrong with it, in words; nothing where it went through */
  readonly onAnswer: (answer: Choice | string) => Promise<string | undefined>
  readonly onClose: () => void
}

const none: readonly Choice[] = []

/**
 * Asks one thing about a film, in place: a digit, a word and Enter, or a click answers; Escape leaves it. Whoever knows the choices
 * waits for nothing: a digit that comes before them chooses once they have come, and what is pressed while an answer is on its way
 * acts after it, or is dropped where that is refused.
 */
export function FilmQuestion({ title, choices, taken = [], onAnswer, onClose }: FilmQuestionProps) {
  const caption = useCaption()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)
  const question = useRef<HTMLElement>(null)
  /** The key that chooses once the choices have come. */
  const early = useRef<string>(undefined)
  const isOpen = useRef(true)
  const isAnswering = useRef(false)
  const kept = useRef<globalThis.KeyboardEvent[]>([])
  useLayoutEffect(() => {
    isOpen.current = true
    field.current?.focus()
    question.current?.scrollIntoView({ block: 'nearest' })
    return () => {
      isOpen.current = false
    }
  }, [])
  const isAwaited = choices === 'awaited'
  const shown = choices && choicesFor(isAwaited ? none : choices, typed, taken)
  const answer = async (chosen: Choice | string) => {
    if (isAnswering.current) return
    isAnswering.current = true
    const wrong = await onAnswer(chosen).finally(() => {
      isAnswering.current = false
    })
    const pressed = kept.current
    kept.current = []
    // Where another case has come meanwhile, nothing of it was meant for that.
    if (!isOpen.current) return
    if (wrong !== undefined) return setProblem(wrong)
    onClose()
    await pressAgain(pressed)
  }
  const onCome = useEffectEvent(() => {
    const chosen = early.current === undefined || !shown ? undefined : choiceOf(early.current, shown)
    early.current = undefined
    if (chosen) void answer(chosen)
    else kept.current = []
  })
  useEffect(() => {
    if (!isAwaited) onCome()
  }, [isAwaited])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // None of what is pressed here is the film's.
    event.stopPropagation()
    if (isAnswering.current || (early.current !== undefined && event.key !== 'Escape')) {
      event.preventDefault()
      kept.current.push(event.nativeEvent)
      return
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    const isButton = event.target instanceof HTMLButtonElement
    if (isButton || event.ctrlKey || event.metaKey || event.altKey) return
    if (!shown) {
      if (event.key !== 'Enter' || !typed.trim()) return
      event.preventDefault()
      return void answer(typed.trim())
    }
    if (!isChoosing(event.key)) return
    // A digit is no word, whether it has a choice or not.
    event.preventDefault()
    const chosen = choiceOf(event.key, shown)
    if (isAwaited) early.current = event.key
    else if (chosen) void answer(chosen)
  }
  return (
    <section ref={question} className={styles.question} aria-label={title} onKeyDown={onKeyDown}>
      <h3>{title}</h3>
      <TextField
        ref={field}
        value={typed}
        aria-label={title}
        placeholder={caption(choices ? 'film.findReason' : 'film.sayWhy')}
        onChange={setTyped}
      />
      {shown && (
        <div className={styles.choices}>
          {shown.map((choice, nth) => {
            const digit = digitOf(nth)
            return (
              <Button key={choice.id} onClick={() => void answer(choice)}>
                {digit && <Kbd keys={digit} />} {choice.text}
              </Button>
            )
          })}
        </div>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </section>
  )
}
