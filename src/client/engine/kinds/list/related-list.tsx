import { useMemo, useRef } from 'react'
import type { Tab } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import type { GridHandle } from '../../grid/grid-types'
import { useCaption } from '../../../base/i18n/use-caption'
import { ListBody } from './list-body'
import { ownedRows } from '../../parts/owned-rows'
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
  const owner = useMemo(() => ({ key: tab.key, filters: ownedRows(tab, id), parameters }), [tab, id, parameters])
  const work = useList({ info, list: tab, tabKey, owner, grid })
  return (
    <div className={styles.list}>
      <ListBody work={work} label={caption(`${info.id}.${tab.key}`)} grid={grid} />
    </div>
  )
}
