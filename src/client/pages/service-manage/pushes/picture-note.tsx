import { useQuery } from '@tanstack/react-query'
import { call } from '../../../base/api/api'
import { useCaption } from '../../../base/i18n/use-caption'
import styles from './push.module.css'

/** What is wrong with a push's picture, as soon as it is uploaded; nothing where phones can show it. */
export function PictureNote({ image }: { readonly image: unknown }) {
  const caption = useCaption()
  const key = typeof image === 'string' ? image : ''
  const { data } = useQuery({
    queryKey: ['push', 'checkImage', key],
    queryFn: () => call('GET /message/backend/push/checkImage', { input: { image: key } }),
    enabled: key !== '',
    // A key is never given twice: what it holds does not change.
    staleTime: Infinity,
  })
  return (
    <div role="status" aria-live="polite">
      {key !== '' && data?.problem && <p className={styles.warning}>{caption(data.problem)}</p>}
    </div>
  )
}
