import { Fragment } from 'react'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Button } from '../../../base/ui/button'
import { Notice } from '../../../base/ui/notice'
import { draftTime } from './draft-time'
import type { FormSession, FormView } from './form-session'
import { rootOf } from './form-state'
import styles from './record-form.module.css'

interface FormNoticesProps {
  readonly session: FormSession
  readonly view: FormView
  readonly titleOf: (name: string) => string
  /** Goes to a field. */
  readonly onGo: (name: string) => void
}

/** What is over a form's fields: why it was not saved, with ways to the fields; a restored draft; a newer version. */
export function FormNotices({ session, view, titleOf, onGo }: FormNoticesProps) {
  const caption = useCaption()
  const format = useFormat()
  const { state, problems, message, restoredAt, newer } = view
  const isListed = message !== '' || (state.isStrict && problems.length > 0)
  return (
    <>
      {isListed && (
        <div role="alert" className={styles.summary}>
          <p className={styles.summaryTitle}>{message || caption('form.mend', { count: problems.length })}</p>
          <ul className={styles.summaryList}>
            {byText(problems.map(({ path, id, params }) => [rootOf(path), caption(id, params)])).map(
              ([text, names]) => (
                <li key={text}>
                  {text}{' '}
                  {names.map((name, index) => (
                    <Fragment key={name}>
                      {index > 0 && ' · '}
                      {state.names.includes(name) ? (
                        <button type="button" className={styles.summaryLink} onClick={() => onGo(name)}>
                          {titleOf(name)}
                        </button>
                      ) : (
                        name && titleOf(name)
                      )}
                    </Fragment>
                  ))}
                </li>
              ),
            )}
          </ul>
        </div>
      )}
      {newer && (
        <Notice
          tone="warn"
          isWithin
          ways={
            <Button variant="quiet" onClick={session.compare}>
              {caption('form.compare')}
            </Button>
          }
        >
          {caption('form.newer')}
        </Notice>
      )}
      {restoredAt && (
        <Notice
          isWithin
          ways={
            <Button variant="quiet" onClick={session.discard}>
              {caption('form.discard')}
            </Button>
          }
        >
          {caption('form.restored', { time: draftTime(restoredAt, format.zone) })}
        </Notice>
      )}
      <span role="status" className={styles.hidden}>
        {view.isDirty ? caption('shell.tab.unsaved') : ''}
      </span>
    </>
  )
}

/** The fields by what is wrong with them, so that ten empty ones take one line. */
function byText(problems: readonly (readonly [name: string, text: string])[]): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const [name, text] of problems) groups.set(text, [...new Set([...(groups.get(text) ?? []), name])])
  return [...groups]
}
