import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useCaption } from '../../../../base/i18n/use-caption'
import { viewUrl } from '../../../../engine/parts/list-address'
import { deleteView, saveView, viewsQuery, type SavedView } from '../../../../engine/parts/saved-views'
import { ViewDialog } from '../../../../engine/kinds/list/view-dialog'
import { Badge } from '../../../../base/ui/badge'
import { confirm } from '../../../../base/ui/confirm'
import { EmptyState } from '../../../../base/ui/state'
import { IconButton } from '../../../../base/ui/icon-button'
import styles from './profile.module.css'

/** One's own saved views of all pages: to open, rename, share, delete. */
export function ViewsTab() {
  const caption = useCaption()
  const { data: views } = useQuery(viewsQuery())
  const [edited, setEdited] = useState<SavedView | null>(null)
  const own = (views ?? []).filter(({ mine }) => mine)
  if (views && own.length === 0)
    return <EmptyState title={caption('profile.noViews')} text={caption('profile.noViewsText')} />
  const remove = async (view: SavedView) => {
    const isSure = await confirm({
      title: caption('view.deleteTitle', { name: view.name }),
      description: caption(view.roles.length > 0 ? 'view.deleteShared' : 'view.deleteOwn'),
      confirmText: caption('view.delete'),
      isDanger: true,
    })
    if (isSure) await deleteView(view.id)
  }
  return (
    <div className={styles.tab}>
      <ul className={styles.rows}>
        {own.map((view) => {
          const place = viewUrl(view)
          return (
            <li key={view.id} className={styles.shortcut}>
              <span>
                {place ? <Link href={place.url}>{view.name}</Link> : view.name}
                <span className={styles.note}> · {place ? caption(place.page) : view.page}</span>
              </span>
              <span className={styles.badges}>
                {view.default && <Badge tone="accent">{caption('savedView.default')}</Badge>}
                {view.roles.length > 0 && <Badge>{caption('profile.sharedWith', { count: view.roles.length })}</Badge>}
              </span>
              <IconButton label={caption('view.edit')} onClick={() => setEdited(view)}>
                <Pencil />
              </IconButton>
              <IconButton label={caption('view.delete')} onClick={() => void remove(view)}>
                <Trash2 />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {edited && (
        <ViewDialog
          view={edited}
          save={(change) => saveView({ ...change, id: edited.id, version: edited.version })}
          onSaved={() => undefined}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}
