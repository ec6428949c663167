import { productTitle } from './page-title'
import styles from './sidebar.module.css'

/** The product's mark: a key cap with an I. */
export function Logo({ isSmall = false }: { readonly isSmall?: boolean }) {
  return (
    <a className={styles.logo} href="/" aria-label={productTitle}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
        <rect x="1" y="1" width="22" height="22" rx="6" className={styles.cap} />
        <path d="M8.5 6.5h7M12 6.5v9M8.5 15.5h7" className={styles.letter} />
        <path d="M6 20h12" className={styles.edge} />
      </svg>
      {!isSmall && <span>{productTitle}</span>}
    </a>
  )
}
