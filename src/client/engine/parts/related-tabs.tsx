import type { ReactNode } from 'react'
import type { Tab } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { formatNumber } from '../../../fields/format'
import { useFormat } from '../../base/format/use-format'
import { useCaption } from '../../base/i18n/use-caption'
import type { TabItem } from '../../base/ui/tabs'
import styles from './related-tabs.module.css'
import { useTabCounts } from './use-tab-counts'

/**
 * The further lists of a record as tabs, with how many rows each has: those that hold something first. Until that is known only the
 * list that is shown has its tab, so that none changes its place.
 * @param shown the key of the tab that is shown
 */
export function useRelatedTabs(
  info: PageInfo,
  tabs: readonly Tab[],
  id: number,
  shown: string,
  contentOf: (tab: Tab) => ReactNode,
): TabItem[] {
  const caption = useCaption()
  const { language } = useFormat()
  const counts = useTabCounts(info, tabs, id)
  const isEmpty = ({ key }: Tab) => counts?.get(key)?.total === 0
  return tabs
    .filter(({ key }) => counts !== undefined || key === shown)
    .sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)))
    .map((tab) => {
      const count = counts?.get(tab.key)
      return {
        key: tab.key,
        title: caption(`${info.id}.${tab.key}`),
        content: contentOf(tab),
        ...(count && {
          mark: (
            <span className={styles.count}>
              {count.estimated ? '≈ ' : ''}
              {formatNumber(count.total, language)}
            </span>
          ),
        }),
      }
    })
}
