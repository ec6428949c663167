import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Thread } from '../../../../../schema/thread'
import { useCaption } from '../../../../base/i18n/use-caption'
import { session } from '../../../../base/session/session'
import styles from './case-thread.module.css'
import { answersFor, codeBefore, filledAnswer, withAnswer, type ReadyAnswer } from './ready-answers'
import { readAnswers } from './read-thread'

interface ReadyAnswersOptions {
  readonly thread: Thread
  /** The user's language and what placeholders stand for, by path; empty until it is known. */
  readonly spoken: Readonly<Record<string, unknown>>
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly isOffered: boolean
  readonly write: (text: string) => void
  /** The language that the answer is written in; the user's where it goes to them as it is. */
  readonly language: string | undefined
  /** @param next the text with the answer in it @param inUserLanguage the answer as the user would read it, where there is one */
  readonly onTake: (id: number, next: string, inUserLanguage: string | undefined) => void
}

interface ReadyAnswers {
  /** Takes the keys of the open list. @returns whether it took this one */
  readonly onKeyDown: (event: KeyboardEvent) => boolean
  readonly onSelect: () => void
  readonly onBlur: () => void
  /** What tells assistive technology of the list. */
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>
  readonly list: ReactNode
}

/** Offers answers that stand ready while their code is typed after `/`, and puts the chosen one into the text. */
export function useReadyAnswers({
  thread,
  spoken,
  box,
  text,
  isOffered,
  write,
  language: written,
  onTake,
}: ReadyAnswersOptions): ReadyAnswers {
  const caption = useCaption()
  const id = useId()
  const [typed, setTyped] = useState<string | undefined>()
  const [at, setAt] = useState(0)
  const { data } = useQuery({
    queryKey: ['thread', 'answers', thread.templates?.entity.name],
    queryFn: () => readAnswers(thread),
    enabled: isOffered && thread.templates !== undefined && typed !== undefined,
    staleTime: 60_000,
  })
  const found = typed === undefined || !isOffered ? [] : answersFor(data ?? [], typed)
  const isOpen = found.length > 0
  const shown = Math.min(at, found.length - 1)
  const take = ({ id: taken, texts }: ReadyAnswer) => {
    const area = box.current
    if (!area) return
    const language = textIn(spoken[thread.speaks ?? '']) || 'en'
    const values = Object.fromEntries(
      Object.entries(thread.fills ?? {}).map(([name, path]) => [name, textIn(spoken[path])]),
    )
    const filled = (into: string) => filledAnswer(texts, into, { ...values, agent: session.account?.realName ?? '' })
    const answer = filled(written ?? language)
    const next = withAnswer(text, area.selectionStart, answer)
    // The caret is set before the next key, which would else be written where the answer is not.
    flushSync(() => {
      write(next.text)
      onTake(taken, next.text, language in texts ? filled(language) : undefined)
      setTyped(undefined)
    })
    area.setSelectionRange(next.caret, next.caret)
  }
  return {
    onKeyDown: (event) => {
      if (!isOpen) return false
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (by !== 0) setAt((shown + by + found.length) % found.length)
      else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab') take(found[shown]!)
      else if (event.key === 'Escape') setTyped(undefined)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    onSelect: () => {
      const area = box.current
      const code = area ? codeBefore(area.value, area.selectionStart) : undefined
      if (code !== typed) setAt(0)
      setTyped(code)
    },
    onBlur: () => setTyped(undefined),
    attributes: {
      ...(isOffered && { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' }),
      ...(isOpen && { 'aria-controls': id, 'aria-activedescendant': `${id}-${shown}` }),
    },
    list: isOpen && (
      <ul id={id} role="listbox" className={styles.answers} aria-label={caption('thread.answers')}>
        {found.map((each, index) => (
          <li
            key={each.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === shown}
            // The text keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(each)}
          >
            <span className={styles.code}>/{each.code}</span> {each.name}
          </li>
        ))}
      </ul>
    ),
  }
}

function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
