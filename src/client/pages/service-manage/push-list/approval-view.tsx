import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import entity from '../../../../entities/service-manage/push'
import { formatInstant } from '../../../../fields/format'
import { readDetail } from '../../../base/api/records'
import { call } from '../../../base/api/api'
import type { ApiRow } from '../../../engine/parts/target'
import { useCaption } from '../../../base/i18n/use-caption'
import { labelOf } from '../../../engine/parts/row-label'
import { useFormat } from '../../../base/format/use-format'
import { Select } from '../../../base/ui/select'
import { Spinner } from '../../../base/ui/spinner'
import styles from './approval-view.module.css'
import { CountedAudience } from '../pushes/estimate-panel'
import { PhonePreview } from '../pushes/phone-preview'
import push from '../pushes/push.module.css'
import { useTargetTitles } from '../pushes/use-target-titles'

/** What an approver decides by: the notification, whom it reaches, who is left out, and what else goes to them then. */
export function ApprovalView({ rows }: { readonly rows: readonly ApiRow[] }) {
  const caption = useCaption()
  const { language } = useFormat()
  const [chosen, setChosen] = useState(rows[0]?.id)
  if (chosen === undefined) return null
  return (
    <div className={push.block}>
      {rows.length > 1 && (
        <Select
          aria-label={caption('push')}
          options={rows.map((row) => ({ value: String(row.id), label: labelOf(entity, row, language) }))}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <OnePush key={chosen} id={chosen} />
    </div>
  )
}

function OnePush({ id }: { readonly id: number }) {
  const caption = useCaption()
  const { zone } = useFormat()
  const record = useQuery({
    queryKey: ['detail', 'push', id],
    queryFn: () => readDetail(entity, id),
  })
  const estimate = useQuery({
    queryKey: ['push', 'estimate', id],
    queryFn: () => call('POST /message/backend/push/estimate', { input: { id }, reads: true }),
  })
  const nearby = useQuery({
    queryKey: ['push', 'nearby', id],
    queryFn: () => call('GET /message/backend/push/nearby', { input: { id } }),
  })
  const titles = useTargetTitles(record.data?.target ?? null)
  if (!record.data) return record.error ? <p className={push.warning}>{record.error.message}</p> : <Spinner />
  const { title, body, image, imageByLanguage, variants, sendAt, schedule } = record.data
  return (
    <div className={styles.columns}>
      <div className={push.block}>
        <PhonePreview
          title={title ?? null}
          body={body ?? null}
          image={image ?? null}
          imageByLanguage={imageByLanguage ?? null}
          titles={titles}
          versions={variants?.versions ?? []}
        />
      </div>
      <div className={push.block}>
        <p className={push.note}>
          {caption('push.sendAt')}:{' '}
          {schedule === 'now'
            ? caption('push.schedule.now')
            : typeof sendAt === 'string'
              ? formatInstant(sendAt, zone)
              : '—'}
        </p>
        <section className={push.block} aria-labelledby="push-nearby" data-nearby>
          <h2 className={push.heading} id="push-nearby">
            {caption('pushForm.nearby')}
          </h2>
          {nearby.error && <p className={push.warning}>{nearby.error.message}</p>}
          {nearby.data?.length === 0 && <p className={push.note}>{caption('pushForm.noNearby')}</p>}
          {nearby.data && nearby.data.length > 0 && (
            <ul className={push.list}>
              {nearby.data.map((other) => (
                <li key={other.id}>
                  <a href={`/service-manage/push-detail?id=${other.id}`}>{other.name}</a> ·{' '}
                  {formatInstant(other.sendAt, zone)} · {caption(`push.category.${other.category}`)} ·{' '}
                  {caption(`push.state.${other.state}`)}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className={push.block} aria-labelledby="push-audience">
          <h2 className={push.heading} id="push-audience">
            {caption('pushForm.estimate')}
          </h2>
          {estimate.error && <p className={push.warning}>{estimate.error.message}</p>}
          {estimate.data ? <CountedAudience estimate={estimate.data} /> : !estimate.error && <Spinner />}
        </section>
      </div>
    </div>
  )
}
