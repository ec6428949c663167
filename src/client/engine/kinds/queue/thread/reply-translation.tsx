import type { KeyboardEvent } from 'react'
import { useCaption } from '../../../../base/i18n/use-caption'
import { Button } from '../../../../base/ui/button'
import { TextArea } from '../../../../base/ui/text-area'
import styles from './case-thread.module.css'
import type { Translated } from './use-translation'

interface ReplyTranslationProps {
  readonly translated: Translated
  /** The language of the user, in that of the reader. */
  readonly language: string
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** What the user will read, beside what is written: it can be changed before it is sent. */
export function ReplyTranslation({ translated, language, onKeyDown }: ReplyTranslationProps) {
  const caption = useCaption()
  const { translation, isBehind, isOwn, isAsking, isEmbedded, problem } = translated
  const title = caption('thread.inLanguage', { language })
  const told = isAsking
    ? caption('thread.translating')
    : problem || (isOwn && isBehind ? caption('thread.textChanged') : isEmbedded ? caption('thread.notTranslated') : '')
  return (
    <div className={styles.shown}>
      <TextArea
        rows={4}
        dir="auto"
        value={translation}
        onChange={translated.write}
        onKeyDown={onKeyDown}
        aria-label={title}
        placeholder={title}
      />
      <p className={styles.told} role="status">
        <span>{told}</span>
        <Button variant="quiet" isBusy={isAsking} onClick={() => void translated.ask()}>
          {caption('thread.translateAgain')}
        </Button>
      </p>
    </div>
  )
}
