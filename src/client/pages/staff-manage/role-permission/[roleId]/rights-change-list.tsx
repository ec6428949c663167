import { useSnapshot } from 'valtio'
import { useCaption } from '../../../../base/i18n/use-caption'
import { Badge } from '../../../../base/ui/badge'
import { changeOfDraft, isEmpty, rightsDrafts, shownDraft } from './rights-store'
import type { ElementRecord, MenuRecord } from './rights-tree'
import styles from './role-rights.module.css'
import { useTitle } from './use-title'

/** What the choice on screen adds to its role and takes from it. */
export function RightsChangeList() {
  const caption = useCaption()
  const { shown: _shown } = useSnapshot(rightsDrafts)
  const draft = shownDraft()
  if (!draft) return null
  const change = changeOfDraft(draft)
  if (isEmpty(change)) return <p>{caption('staff-manage.role-permission.unchanged')}</p>
  return (
    <div className={styles.changes}>
      <Side title={caption('staff-manage.role-permission.added')} items={change.added} />
      <Side title={caption('staff-manage.role-permission.removed')} items={change.removed} />
    </div>
  )
}

function Side({ title, items }: { readonly title: string; readonly items: readonly (MenuRecord | ElementRecord)[] }) {
  const caption = useCaption()
  const titleOf = useTitle()
  if (items.length === 0) return null
  return (
    <section>
      <h3 className={styles.kind}>{`${title} (${items.length})`}</h3>
      <ul className={styles.changeList}>
        {items.map((item) => (
          <li key={item.code}>
            {titleOf(item.title)} <code className={styles.code}>{item.code}</code>{' '}
            {'danger' in item && item.danger && (
              <Badge tone="bad">{caption('staff-manage.role-permission.danger')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
