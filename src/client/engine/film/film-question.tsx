import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { Button } from '../../base/ui/button'
import { Kbd } from '../../base/ui/kbd'
import { TextField } from '../../base/ui/text-field'
import styles from './film-player.module.css'
import { choiceOf, choicesFor, digitOf, type Choice } from './numbered-choices'

interface FilmQuestionProps {
  readonly title: string
  /** What there is to choose from; without it the answer is what is typed. */
  readonly choices?: readonly Choice[]
  /** Those that were taken last, by id. */
  readonly taken?: readonly number[]
  /** Says what was chosen, or typed. @returns what is wrong with it, in words; nothing where it went through */
  readonly onAnswer: (answer: Choice | string) => Promise<string | undefined>
  readonly onClose: () => void
}

/** Asks one thing about a film, in place: a digit, a word and Enter, or a click answers; Escape leaves it. */
export function FilmQuestion({ title, choices, taken = [], onAnswer, onClose }: FilmQuestionProps) {
  const caption = useCaption()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)
  const question = useRef<HTMLElement>(null)
  useEffect(() => {
    field.current?.focus()
    question.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const shown = choices && choicesFor(choices, typed, taken)
  const answer = async (chosen: Choice | string) => {
    const wrong = await onAnswer(chosen)
    if (wrong === undefined) onClose()
    else setProblem(wrong)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // None of what is pressed here is the film's.
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    const isButton = event.target instanceof HTMLButtonElement
    if (isButton || event.ctrlKey || event.metaKey || event.altKey) return
    const chosen = shown ? choiceOf(event.key, shown) : event.key === 'Enter' && typed.trim() ? typed.trim() : undefined
    if (chosen === undefined) return
    event.preventDefault()
    void answer(chosen)
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
