import { captionShare } from '../../../../shared/push/push-limits'
import { ownText, textWeight } from '../../../../shared/push/push-text'
import { languageName } from '../../../../fields/languages/language-name'
import type { Captions } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import type { Share } from './estimator'
import styles from './push.module.css'
import { languagesOf, languagesToTranslate } from './text-languages'

interface TextCountersProps {
  readonly title: Captions | null
  readonly body: Captions | null
  readonly most: { readonly title: number; readonly body: number }
  /** Whose languages the audience speaks; empty while it is not counted. */
  readonly spoken: readonly Share[]
}

/** How long title and body are in each language, and in which that many speak they are missing. */
export function TextCounters({ title, body, most, spoken }: TextCountersProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const missing = [...new Set([title, body].flatMap((texts) => languagesToTranslate(texts ?? {}, spoken)))]
  const rows = [...new Set([...languagesOf(title, body), ...missing])]
  return (
    <table className={styles.table}>
      <caption>{caption('pushForm.counters')}</caption>
      <thead>
        <tr>
          <th scope="col">{caption('pushStat.language')}</th>
          <th scope="col" data-figure>
            {caption('push.title')}
          </th>
          <th scope="col" data-figure>
            {caption('push.body')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((code) => (
          <tr key={code}>
            <th scope="row">{languageName(code, language)}</th>
            <Count text={ownText(title ?? {}, code)} most={most.title} />
            <Count text={ownText(body ?? {}, code)} most={most.body} />
          </tr>
        ))}
      </tbody>
      {missing.length > 0 && (
        <tfoot>
          <tr>
            <td colSpan={3} data-tone="warn">
              {caption('pushForm.missing', {
                languages: missing.map((code) => languageName(code, language)).join(', '),
                percent: captionShare * 100,
              })}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function Count({ text, most }: { readonly text: string | undefined; readonly most: number }) {
  const caption = useCaption()
  if (text === undefined)
    return (
      <td data-figure data-tone="warn">
        {caption('pushForm.none')}
      </td>
    )
  const weight = textWeight(text)
  return (
    <td data-figure data-tone={weight > most ? 'bad' : undefined}>
      {weight} / {most}
    </td>
  )
}
