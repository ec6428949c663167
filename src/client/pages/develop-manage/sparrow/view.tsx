import { useState } from 'react'
import { registry } from '../../../engine/declared/registry'
import { CallTool } from './call-tool'
import { ConvertTool } from './convert-tool'
import { LinkTool } from './link-tool'
import styles from './sparrow.module.css'
import { ViewerTool } from './viewer-tool'
import { useCaption } from '../../../base/i18n/use-caption'
import { ListPage } from '../../../engine/kinds/list/list-page'
import type { PageProps } from '../../../engine/page/page-props'
import { CommandForm } from '../../../engine/kinds/tool/command-form'
import { PageHead } from '../../../engine/page/page-head'
import { Tabs } from '../../../base/ui/tabs'

/** The developers' tools, one a tab; the last is the list of cache purges with the command that clears what is kept here. */
export default function Sparrow(props: PageProps) {
  const caption = useCaption()
  const [tool, setTool] = useState('calls')
  const lookUp = registry.commands.get(`${props.info.id}.lookUp`)
  const clear = registry.commands.get(`${props.info.id}.clearCaches`)
  const items = [
    { key: 'calls', content: <CallTool /> },
    {
      key: 'ids',
      content: lookUp && (
        <div className={styles.wide}>
          <CommandForm info={lookUp} isFirst />
        </div>
      ),
    },
    { key: 'links', content: <LinkTool /> },
    { key: 'convert', content: <ConvertTool /> },
    { key: 'viewer', content: <ViewerTool /> },
    {
      key: 'caches',
      content: <ListPage {...props} title={caption('sparrow.purges')} headCommands={clear ? [clear] : []} />,
    },
  ]
  return (
    <div className={styles.page} data-page={props.info.id}>
      <PageHead title={caption(props.info.id)} />
      <Tabs
        label={caption(props.info.id)}
        value={tool}
        onChange={setTool}
        items={items.map(({ key, content }) => ({ key, content, title: caption(`sparrow.${key}`) }))}
      />
    </div>
  )
}
