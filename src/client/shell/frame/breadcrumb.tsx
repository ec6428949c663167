import { useCaption } from '../../base/i18n/use-caption'
import styles from './breadcrumb.module.css'
import { followLink } from '../../base/ui/follow-link'

export interface Crumb {
  /** The text itself. */
  readonly title: string
  /** Missing on a section that is no page, and on the page itself. */
  readonly url?: string
}

/** Where the page stands: section, page, record. */
export function Breadcrumb({
  crumbs,
  onGo,
}: {
  readonly crumbs: readonly Crumb[]
  readonly onGo: (url: string) => void
}) {
  const caption = useCaption()
  return (
    <nav aria-label={caption('shell.breadcrumb')} className={styles.breadcrumb}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ title, url }, index) => (
          <li key={index} className={styles.crumb} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {url === undefined ? (
              title
            ) : (
              <a href={url} onClick={(event) => followLink(event, () => onGo(url))}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
