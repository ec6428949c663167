import { useCaption } from '../../../../base/i18n/use-caption'
import { Button } from '../../../../base/ui/button'
import { carriedOver, changeOf } from './rights-change'
import { changeOfDraft, choose, goOnFrom, isEmpty, type RightsDraft } from './rights-store'
import styles from './role-rights.module.css'

/** What the choice comes to, and what somebody else has saved meanwhile. */
export function RightsFoot({ draft }: { readonly draft: RightsDraft }) {
  const caption = useCaption()
  const { base, newer, held } = draft
  const change = changeOfDraft(draft)
  const theirs = newer && changeOf(base.held, newer.held, newer)
  return (
    <footer className={styles.foot}>
      <span role="status">
        {caption('staff-manage.role-permission.summary', {
          added: change.added.length,
          removed: change.removed.length,
          members: base.role.memberCount ?? 0,
        })}
      </span>
      {!isEmpty(change) && (
        <Button onClick={() => choose((_held, from) => from.held)}>
          {caption('staff-manage.role-permission.discard')}
        </Button>
      )}
      {newer && theirs && (
        <span role="alert" className={styles.theirs}>
          {caption('staff-manage.role-permission.theirs', {
            added: theirs.added.length,
            removed: theirs.removed.length,
          })}
          <Button onClick={() => goOnFrom(newer, carriedOver(base.held, held, newer.held))}>
            {caption('staff-manage.role-permission.takeTheirs')}
          </Button>
          <Button onClick={() => goOnFrom(newer, held)}>{caption('staff-manage.role-permission.keepMine')}</Button>
        </span>
      )}
    </footer>
  )
}
