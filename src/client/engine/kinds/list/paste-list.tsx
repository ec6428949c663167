import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import type { Filter } from '../../../../fields/filter'
import type { Entity } from '../../../../schema/entity'
import { resolveValues } from '../../../base/api/records'
import { ApiError } from '../../../base/api/api-error'
import { saveText } from '../../../base/api/save-file'
import { parsePastedList } from '../../grid/tsv'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import styles from './paste-list.module.css'

interface PasteListProps {
  readonly entity: Entity
  readonly field: string
  readonly page: string
  readonly onFilter: (filter: Filter) => void
}

/** Takes a column from a spreadsheet as a filter, and says which of its values no record has. */
export function PasteList({ entity, field, page, onFilter }: PasteListProps) {
  const caption = useCaption()
  const id = useId()
  const [text, setText] = useState('')
  const [resolved, setResolved] = useState<Awaited<ReturnType<typeof resolveValues>> | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { values, mangled, duplicates } = parsePastedList(text)

  const resolve = async () => {
    setBusy(true)
    setProblem('')
    try {
      const answer = await resolveValues(entity, { page, field, values })
      setResolved(answer)
      if (answer.found.length > 0) onFilter({ is: answer.found })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <details className={styles.paste}>
      <summary>{caption('list.paste')}</summary>
      <label htmlFor={id} className={styles.hint}>
        {caption('list.pasteHint')}
      </label>
      <textarea
        id={id}
        rows={5}
        value={text}
        className={styles.text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        isBusy={isBusy}
        {...(values.length === 0 && { disabledReason: caption('list.pasteHint') })}
        onClick={() => void resolve()}
      >
        {caption('list.pasteApply', { count: values.length })}
      </Button>
      {(duplicates > 0 || mangled.length > 0) && (
        <p className={styles.hint}>{caption('list.pasteSkipped', { duplicates, mangled: mangled.length })}</p>
      )}
      {problem && <p role="alert">{problem}</p>}
      {resolved && (
        <div role="status">
          <p className={styles.hint}>
            {caption('list.pasteFound', { found: resolved.found.length, missing: resolved.missing.length })}
          </p>
          {resolved.missing.length > 0 && (
            <>
              <textarea
                readOnly
                rows={3}
                className={styles.text}
                aria-label={caption('list.pasteMissing')}
                value={resolved.missing.join('\n')}
              />
              <Button
                icon={<Download aria-hidden />}
                onClick={() => saveText(`${caption('list.pasteMissing')}.csv`, resolved.missing.join('\r\n'))}
              >
                {caption('list.pasteSave')}
              </Button>
            </>
          )}
        </div>
      )}
    </details>
  )
}
