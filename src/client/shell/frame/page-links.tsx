import { followLink } from '../../base/ui/follow-link'
import styles from './page-links.module.css'

export interface PageLink {
  readonly url: string
  /** The text itself. */
  readonly title: string
}

interface PageLinksProps {
  readonly title: string
  readonly links: readonly PageLink[]
  readonly url: string
  readonly onGo: (url: string) => void
}

/** A short list of pages under a small heading; nothing when there are none. */
export function PageLinks({ title, links, url, onGo }: PageLinksProps) {
  if (!links.length) return null
  return (
    <section className={styles.links}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <a
              href={link.url}
              className={styles.link}
              title={link.title}
              aria-current={link.url === url ? 'page' : undefined}
              onClick={(event) => followLink(event, () => onGo(link.url))}
            >
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
