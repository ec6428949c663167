import { useLocation, useSearch } from 'wouter'
import type { PageInfo } from '../../../../schema/registry'
import { useCaption } from '../../../base/i18n/use-caption'
import { listUrl } from '../../../engine/parts/list-address'
import styles from '../kind-chips.module.css'
import { dayMs } from '../../../../schema/time'

type View = 'all' | 'ending'
const views: readonly View[] = ['all', 'ending']

/** The usual views of the blacklist: all of it; bans that end within 24 hours, the soonest first. */
export function BlacklistViews({ info }: { readonly info: PageInfo }) {
  const caption = useCaption()
  const search = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const shown = viewOf(search)
  return (
    <div className={styles.kinds} role="group" aria-label={caption('blacklistViews.label')}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={styles.kind}
          aria-pressed={view === shown}
          onClick={() => navigate(urlOf(info, view, Date.now()))}
        >
          {caption(`blacklistViews.${view}`)}
        </button>
      ))}
    </div>
  )
}

function viewOf(search: URLSearchParams): View {
  return search.has('expiresAt') && search.get('sort') === 'expiresAt' ? 'ending' : 'all'
}

function urlOf(info: PageInfo, view: View, now: number): string {
  if (view === 'all') return info.path
  const [from, to] = [now, now + dayMs].map((moment) => new Date(moment).toISOString())
  return listUrl(info, { state: { is: ['active'] }, expiresAt: { from, to } }, 'expiresAt')
}
