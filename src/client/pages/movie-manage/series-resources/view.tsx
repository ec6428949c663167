import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import type { Tab } from '../../../../schema/page'
import { pageContext } from '../../../engine/page/page-context'
import { useCaption } from '../../../base/i18n/use-caption'
import { ListPage } from '../../../engine/kinds/list/list-page'
import { RelatedTable } from '../../../engine/kinds/list/related-table'
import type { PageProps } from '../../../engine/page/page-props'
import { ReadinessGrid } from './readiness-grid'
import { TitleCard } from './title-card'
import { Segments } from '../../../base/ui/segments'
import { Tabs } from '../../../base/ui/tabs'
import styles from './view.module.css'

type View = 'list' | 'grid'
const views: readonly View[] = ['list', 'grid']

/** The episodes of a title: its card, its episodes as a list or as a grid of what is ready, and the files of the one at hand. */
export default function SeriesResources(props: PageProps) {
  const caption = useCaption()
  const content = Number(new URLSearchParams(useSearch()).get('content'))
  const [view, setView] = useState<View>('list')
  if (!(content > 0)) return <ListPage {...props} />
  return (
    <div className={styles.page}>
      <TitleCard id={content}>
        <Segments
          isLabelHidden
          label={caption('readiness.view')}
          options={views.map((value) => ({ value, text: caption(`readiness.view.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </TitleCard>
      <div className={styles.body}>
        {view === 'list' ? <ListPage {...props} /> : <ReadinessGrid info={props.info} content={content} />}
      </div>
      <RowParts {...props} />
    </div>
  )
}

/** The files and subtitles of the episode under the cursor. */
function RowParts({ info }: PageProps) {
  const caption = useCaption()
  const { version: _moved } = useSnapshot(pageContext)
  const tabs: readonly Tab[] = ('related' in info.page && info.page.related) || []
  const [shown, setShown] = useState(tabs[0]?.key ?? '')
  const target = pageContext.current?.pageId === info.id ? pageContext.current.target() : { kind: 'none' as const }
  const [id] = target.kind === 'rows' ? target.ids : []
  if (id === undefined) return null
  return (
    <div className={styles.parts}>
      <Tabs
        label={caption('readiness.parts')}
        value={shown}
        onChange={setShown}
        items={tabs.map((tab) => ({
          key: tab.key,
          title: caption(`${info.id}.${tab.key}`),
          content: <RelatedTable key={id} info={info} tab={tab} id={id} />,
        }))}
      />
    </div>
  )
}
