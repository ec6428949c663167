import { isVisitable } from '../../../shell/console/tabs'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation, useSearch } from 'wouter'
import { opensAlone } from '../../../../schema/route'
import { mayOpen } from '../../../engine/declared/may-open'
import { useCaption } from '../../../base/i18n/use-caption'
import { holds, session } from '../../../base/session/session'
import { openDialog } from '../../../shell/frame/shell-store'
import { site } from '../../../engine/declared/site'
import { Button } from '../../../base/ui/button'
import { pathOf } from '../../../engine/declared/site'
import { nearestPages } from './nearest-pages'
import styles from '../missing-page.module.css'

/** How many pages are offered that may have been meant. */
const maxOffered = 3

/** No such page: names what was wanted, and offers what was probably meant. */
export default function MissingPage() {
  const caption = useCaption()
  const search = useSearch()
  const [, navigate] = useLocation()
  const { codes } = useSnapshot(session)
  const first = useRef<HTMLButtonElement>(null)
  const wanted = new URLSearchParams(search).get('wanted') ?? ''
  const allowed = [...site.pages.values()].filter(
    (info) => codes && mayOpen(info, holds) && opensAlone(info.path) && isVisitable(info),
  )
  const near = nearestPages(wanted.split('?')[0] ?? '', allowed, maxOffered)
  useEffect(() => first.current?.focus(), [])
  return (
    <section className={styles.page} data-page="system.404">
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1 className={styles.title}>{caption('system.404')}</h1>
      {wanted && <code className={styles.wanted}>{wanted}</code>}
      <p className={styles.text}>{caption('missing.meant')}</p>
      <ul className={styles.links}>
        {near.map((info) => (
          <li key={info.id}>
            <Link href={info.path} className={styles.link}>
              {caption(info.id)}
              <span className={styles.path}>{info.path}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button ref={first} variant="primary" onClick={() => openDialog('search')}>
          {caption('system.404.search')}
        </Button>
        <Button onClick={() => navigate(pathOf('dashboard'))}>{caption('system.404.home')}</Button>
      </div>
    </section>
  )
}
