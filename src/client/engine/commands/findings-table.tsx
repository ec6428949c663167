import { useEffect } from 'react'
import { Link } from 'wouter'
import type { Finding } from '../../../schema/findings'
import { directory } from '../declared/directory'
import { loadSection } from '../declared/load-section'
import { hasCaption } from '../../base/i18n/i18n'
import { useCaption } from '../../base/i18n/use-caption'
import { useFormat } from '../../base/format/use-format'
import { EmptyState } from '../../base/ui/state'
import styles from './findings-table.module.css'

/** What a command has found out: a line each, figures to the right, with a way to where it can be looked into. */
export function FindingsTable({ findings }: { readonly findings: readonly Finding[] }) {
  const caption = useCaption()
  const { language } = useFormat()
  useEffect(() => void loadWordsOf(findings), [findings])
  if (findings.length === 0) return <EmptyState title={caption('findings.none')} />
  return (
    <table className={styles.table}>
      <tbody>
        {findings.map((finding, index) => (
          <tr key={index} data-tone={finding.tone}>
            <th scope="row" colSpan={isFilled(finding) ? 1 : 2}>
              {finding.to ? <Link href={finding.to}>{textOf(finding)}</Link> : textOf(finding)}
            </th>
            {isFilled(finding) && (
              <td data-figure={typeof finding.value === 'number' ? '' : undefined}>
                {typeof finding.value === 'number' ? finding.value.toLocaleString(language) : finding.value}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )

  function textOf({ caption: id, params }: Finding): string {
    return caption(id, params)
  }
}

function isFilled({ value }: Finding): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Fetches the words for what is found in records of sections that have not been opened yet. */
function loadWordsOf(findings: readonly Finding[]): Promise<unknown> {
  const sections = findings.flatMap(({ caption: id }) => {
    const [entity = ''] = id.split('.')
    return hasCaption(id) ? [] : (directory.entities[entity]?.section ?? [])
  })
  return Promise.allSettled([...new Set(sections)].map(loadSection))
}
