import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import blacklistEntry from '../../../../entities/user-manage/blacklist-entry'
import { itemText } from '../../../../fields/choice/item-text'
import { formatInstant } from '../../../../fields/format'
import type { PageInfo } from '../../../../schema/registry'
import { readDetail } from '../../../base/api/records'
import { contextChanged, pageContext } from '../../../engine/page/page-context'
import { rowCommands } from '../../../engine/commands/page-commands'
import { useCaption } from '../../../base/i18n/use-caption'
import { CommandButton } from '../../../engine/commands/command-buttons'
import { sessionsOf } from '../../../engine/kinds/list/list-session'
import { useFormat } from '../../../base/format/use-format'
import styles from './appeal-panel.module.css'

const decisions = ['grantAppeal', 'upholdAppeal']

/** The appeal of the row under the cursor: what it was banned for with the evidence, and beside it what the user says. */
export function AppealPanel({ info }: { readonly info: PageInfo }) {
  const caption = useCaption()
  const { zone, fileAddress, language } = useFormat()
  const { version: _moved } = useSnapshot(pageContext)
  // Which row is meant may follow from the rows' arrival alone, before the cursor moves.
  useEffect(() => sessionsOf(blacklistEntry)[0]?.source.subscribe(contextChanged), [])
  const target = pageContext.current?.pageId === info.id ? pageContext.current.target() : { kind: 'none' as const }
  const [id] = target.kind === 'rows' ? target.ids : []
  const { data } = useQuery({
    queryKey: ['detail', blacklistEntry.name, id],
    queryFn: id === undefined ? skipToken : () => readDetail(blacklistEntry, id),
  })
  if (!data || data.id !== id) return <p className={styles.none}>{caption('blacklistViews.choose')}</p>
  const evidence = Array.isArray(data.evidence) ? (data.evidence as string[]) : []
  const text = typeof data.appealText === 'string' ? data.appealText : ''
  const createdAt = typeof data.createdAt === 'string' ? formatInstant(data.createdAt, zone) : ''
  return (
    <section className={styles.panel} aria-label={caption('blacklistEntry.appeal')}>
      <div className={styles.side}>
        <h3 className={styles.heading}>{caption('blacklistViews.evidence')}</h3>
        <p className={styles.reason}>
          <b>{itemText(blacklistEntry.fields.reasonCode.dictionary, String(data.reasonCode), language)}</b>{' '}
          {String(data.reason)} <span className={styles.time}>{createdAt}</span>
        </p>
        {evidence.length === 0 ? (
          <p className={styles.empty}>{caption('blacklistViews.noEvidence')}</p>
        ) : (
          <ul className={styles.pictures}>
            {evidence.map((key, index) => (
              <li key={key}>
                <a href={fileAddress?.(key)} target="_blank" rel="noreferrer">
                  <img src={fileAddress?.(key)} alt={`${caption('blacklistViews.evidence')} ${index + 1}`} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.side}>
        <h3 className={styles.heading}>{caption('blacklistViews.appealText')}</h3>
        <p className={text ? styles.text : styles.empty}>{text || caption('blacklistViews.noText')}</p>
        <div className={styles.commands}>
          {rowCommands(info)
            .filter(({ name }) => decisions.includes(name))
            .map((command) => (
              <CommandButton key={command.id} info={command} target={() => target} />
            ))}
        </div>
      </div>
    </section>
  )
}
