import { isTranslated } from '../../../../fields/field-traits'
import { useQuery } from '@tanstack/react-query'
import push from '../../../../entities/service-manage/push'
import { loadViews } from '../../../../fields/field-views'
import { FieldCell } from '../../../../fields/field-view'
import { formatInstant } from '../../../../fields/format'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { AnswerOf } from '../../../base/api/declared-calls'
import { call } from '../../../base/api/api'
import { openResult } from '../../../engine/commands/result-dialog'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Button } from '../../../base/ui/button'
import styles from './push.module.css'

type Judged = NonNullable<AnswerOf<'GET /message/backend/push/judged'>>

interface JudgedButtonProps {
  readonly id: number
  /** Shown only where somebody has decided on the push before. */
  readonly isQuiet?: boolean
}

/** Opens what has changed of a push since somebody last approved or rejected it. */
export function JudgedButton({ id, isQuiet = false }: JudgedButtonProps) {
  const caption = useCaption()
  const { data } = useQuery({
    queryKey: ['detail', 'push', id, 'judged'],
    queryFn: async () => {
      const judged = await call('GET /message/backend/push/judged', { input: { id } })
      await loadViews()
      return judged
    },
  })
  if (!data && isQuiet) return null
  const open = () =>
    openResult({
      title: caption('pushForm.history'),
      content: data ? <Changes {...data} /> : caption('pushForm.noVerdict'),
    })
  return (
    <div>
      <Button onClick={open}>{caption('pushForm.history')}</Button>
    </div>
  )
}

function Changes({ verdict, at, changes }: Judged) {
  const caption = useCaption()
  const format = useFormat()
  const when = caption(`pushForm.verdict.${verdict}`, { at: formatInstant(at, format.zone) })
  if (changes.length === 0) return <p>{caption('pushForm.unchangedSince', { when })}</p>
  return (
    <table className={styles.table}>
      <caption>{when}</caption>
      <thead>
        <tr>
          <th scope="col">{caption('pushForm.field')}</th>
          <th scope="col">{caption('pushForm.then')}</th>
          <th scope="col">{caption('pushForm.nowValue')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, then, now }) => (
          <tr key={field}>
            <th scope="row">{caption(captionIdOf(push, field))}</th>
            {[then, now].map((value, index) => (
              <td key={index}>
                <Value name={field} value={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Texts in every language: the reader's own alone would hide what has changed in another. */
function Value({ name, value }: { readonly name: string; readonly value: unknown }) {
  const format = useFormat()
  const field = fieldOf(name)
  if (!field || value === null) return '—'
  if (isTranslated(field))
    return Object.entries(value as Readonly<Record<string, string>>).map(([language, text]) => (
      <div key={language}>
        {language}: {text}
      </div>
    ))
  return <FieldCell value={value} field={field} context={{ ...format, captionId: captionIdOf(push, name) }} />
}

function fieldOf(name: string) {
  return Object.entries(push.fields).find(([each]) => each === name)?.[1]
}
