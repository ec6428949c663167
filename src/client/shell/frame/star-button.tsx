import { Star } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import type { StarredPage } from '../../base/settings/settings'
import { settings } from '../../base/settings/settings-store'
import { IconButton } from '../../base/ui/icon-button'
import styles from './star-button.module.css'
import { isStarred, toggleStar } from '../../base/settings/starred'

/** Keeps the page at hand in the sidebar, or takes it away from there. */
export function StarButton({ page }: { readonly page: StarredPage }) {
  const caption = useCaption()
  const { starred } = useSnapshot(settings)
  const isOn = isStarred(starred, page.url)
  return (
    <IconButton
      label={caption(isOn ? 'shell.unstar' : 'shell.star')}
      isPressed={isOn}
      className={isOn ? styles.on! : styles.off!}
      onClick={() => toggleStar(page)}
    >
      <Star />
    </IconButton>
  )
}
