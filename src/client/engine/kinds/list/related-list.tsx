import { traitsOf } from '../../../../fields/field-traits'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import type { Tab } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import type { GridHandle } from '../../grid/grid-types'
import { isEmpty } from '../../grid/selection'
import { useCaption } from '../../../base/i18n/use-caption'
import { CommandButtons } from '../../commands/command-buttons'
import { ListBody } from './list-body'
import { fieldAtPath } from '../../parts/list-definition'
import styles from './related-list.module.css'
import { useList } from './use-list'

interface RelatedListProps {
  readonly info: PageInfo
  readonly tab: Tab
  /** The record that the rows belong to. */
  readonly id: number
  readonly tabKey: string
  /** The parameters of the page's own address. */
  readonly parameters: readonly string[]
}

/** A further list of a page: the same list as anywhere, of the rows that belong to one record. */
export function RelatedList({ info, tab, id, tabKey, parameters }: RelatedListProps) {
  const caption = useCaption()
  const grid = useRef<GridHandle>(null)
  const owner = useMemo(() => {
    // An audit entry names its record by text, since not every record's id is a number.
    const by = fieldAtPath(tab.entity, tab.by)?.field
    const value = by && traitsOf(by).holds === 'text' ? String(id) : id
    return { key: tab.key, filters: { [tab.by]: { is: [value] } }, parameters }
  }, [tab, id, parameters])
  const work = useList({ info, list: tab, tabKey, owner, grid })
  const { selection, commands, now } = work
  const hasSelection = useSyncExternalStore(selection.subscribe, () => !isEmpty(selection.get()))
  return (
    <div className={styles.list}>
      {hasSelection && commands.length > 0 && (
        <div className={styles.commands}>
          <CommandButtons commands={commands} target={now.target} most={4} moreTitle={caption('list.moreCommands')} />
        </div>
      )}
      <ListBody work={work} label={caption(`${info.id}.${tab.key}`)} grid={grid} />
    </div>
  )
}
