import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { call } from '../../../base/api/api'
import { invokeCommand } from '../../../engine/commands/command-dialog-store'
import { onRecordsChanged } from '../../../engine/parts/record-events'
import { useCommandInfo, useEntity } from '../../../engine/declared/declared'
import { pickCaption } from '../../../../fields/format'
import { useCaption } from '../../../base/i18n/use-caption'
import { StateCell } from '../../../engine/parts/state-cell'
import { useFormat } from '../../../base/format/use-format'
import { holds } from '../../../base/session/session'
import { Badge } from '../../../base/ui/badge'
import { Button } from '../../../base/ui/button'
import { Image } from '../../../base/ui/image'
import styles from './title-card.module.css'

/** Which title the page is about, how complete it is, and what it still lacks: the needed in red. */
export function TitleCard({ id, children }: { readonly id: number; readonly children?: ReactNode }) {
  const caption = useCaption()
  const { language, fileAddress } = useFormat()
  const { data: title, refetch } = useQuery({
    queryKey: ['title', id],
    queryFn: () => call('GET /cms/backend/content/getDramaOrMovieById', { input: { id } }),
  })
  useEffect(() => {
    const stops = ['series', 'episode', 'resource'].map((name) => onRecordsChanged(name, () => void refetch()))
    return () => stops.forEach((stop) => stop())
  }, [refetch])
  const entity = useEntity(title?.type ?? '')
  const edit = useCommandInfo('movie-manage.series-list.edit')
  if (!title || !entity) return <div className={styles.card} aria-busy />
  const mayEdit = title.type === 'series' && edit !== undefined && holds(edit.permission)
  const name = title.title ? pickCaption(title.title, language) : `#${id}`
  return (
    <section className={styles.card} aria-label={name}>
      <Image
        src={title.coverVertical ? fileAddress?.(title.coverVertical) : null}
        alt=""
        name={name}
        shape="poster"
        width={48}
      />
      <div className={styles.facts}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.figures}>
          {title.state !== undefined && <StateCell entity={entity} state={title.state} />}
          {title.totalEpisodes != null && (
            <span>
              {caption('titleCard.episodes', { released: title.releasedEpisodes ?? 0, total: title.totalEpisodes })}
            </span>
          )}
          {title.completeness != null && <span>{caption('titleCard.complete', { percent: title.completeness })}</span>}
        </p>
        {title.missing.length > 0 && (
          <ul className={styles.missing} aria-label={caption('titleCard.missing')}>
            {title.missing.map(({ field, problem, isNeeded }) => (
              <li key={field + problem}>
                <Badge tone={isNeeded ? 'bad' : 'neutral'}>{caption(problem)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
      {mayEdit && (
        <Button onClick={() => invokeCommand(edit, { kind: 'rows', entity, ids: [id], known: [] })}>
          {caption('titleCard.edit')}
        </Button>
      )}
    </section>
  )
}
