import { Inbox, LockKeyhole, TriangleAlert } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useCaption } from '../i18n/use-caption'
import { Button } from './button'
import styles from './state.module.css'

interface StateProps {
  readonly title?: string
  /** What to do now. */
  readonly text?: ReactNode
  /** The one command that helps. */
  readonly action?: ReactNode
}

/** Nothing here yet, or nothing that fits. */
export function EmptyState({ title, text, action }: StateProps) {
  const caption = useCaption()
  return (
    <State icon={Inbox} title={title ?? caption('ui.empty')}>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </State>
  )
}

interface ErrorStateProps extends StateProps {
  readonly onRetry?: () => void
}

/** Something broke: what it means, and the way on. */
export function ErrorState({ title, text, action, onRetry }: ErrorStateProps) {
  const caption = useCaption()
  return (
    <State icon={TriangleAlert} title={title ?? caption('error.broken')} isAlert>
      <p className={styles.text}>{text ?? caption('error.brokenText')}</p>
      {onRetry && <Button onClick={onRetry}>{caption('ui.retry')}</Button>}
      {action}
    </State>
  )
}

interface NoPermissionProps {
  /** The right that is missing, e.g. `UserManage:userList`. */
  readonly code?: string
  readonly action?: ReactNode
}

/** Says which right is missing and who can grant it. */
export function NoPermission({ code, action }: NoPermissionProps) {
  const caption = useCaption()
  return (
    <State icon={LockKeyhole} title={caption('error.noPermission')}>
      <p className={styles.text}>{caption('error.noPermissionText')}</p>
      {code && <code className={styles.code}>{code}</code>}
      {action}
    </State>
  )
}

interface FrameProps {
  readonly icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  readonly title: string
  readonly isAlert?: boolean
  readonly children: ReactNode
}

function State({ icon: Icon, title, isAlert, children }: FrameProps) {
  return (
    <div className={styles.state} role={isAlert ? 'alert' : undefined}>
      <Icon className={styles.icon!} aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
