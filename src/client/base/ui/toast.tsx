import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../i18n/use-caption'
import { Button } from './button'
import { classes } from './classes'
import { IconButton } from './icon-button'
import { dismissToast, toastDuration, toasts } from './toast-store'
import type { ToastEntry } from './toast-store'
import styles from './toast.module.css'

const icons = { good: CircleCheck, bad: CircleAlert, warn: TriangleAlert, info: Info }

/** Where toasts appear; stands once in the console. Its live regions are there before the first message, or readers miss it. */
export function ToastHost() {
  const caption = useCaption()
  const { entries } = useSnapshot(toasts)
  const groups = [entries.filter(({ tone }) => tone !== 'bad'), entries.filter(({ tone }) => tone === 'bad')]
  return (
    <section className={styles.host} aria-label={caption('ui.messages')} data-zone="toasts">
      {groups.map((group, index) => (
        <div
          key={index}
          role={index ? 'alert' : 'status'}
          aria-live={index ? 'assertive' : 'polite'}
          className={styles.list}
        >
          {group.map((entry) => (
            <Toast key={entry.id} entry={entry} />
          ))}
        </div>
      ))}
    </section>
  )
}

function Toast({ entry }: { readonly entry: ToastEntry }) {
  const caption = useCaption()
  const [isHeld, setHeld] = useState(false)
  const { id, tone, text, action, count } = entry
  const Icon = icons[tone]
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(id), toastDuration)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    <div
      className={classes(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} aria-hidden />
      <p className={styles.text}>
        {text}
        {count > 1 && <span className={styles.count}> ×{count}</span>}
      </p>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.text}
        </Button>
      )}
      <IconButton label={caption('ui.dismiss')} onClick={() => dismissToast(id)}>
        <X />
      </IconButton>
    </div>
  )
}
