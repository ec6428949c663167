import { useQuery } from '@tanstack/react-query'
import { call } from '../../../base/api/api'
import { useCaption } from '../../../base/i18n/use-caption'
import styles from './push.module.css'

/** What is wrong with a push's picture, as soon as it is uploaded; nothing where phones can show it. */
export function PictureNote({ image }: { readonly image: unknown }) {
  const caption = useCaption()
  const { data } = useQuery({
    queryKey: ['push', 'checkImage', image],
    queryFn: () => call<{ problem: string | null }>('GET /message/backend/push/checkImage', { input: { image } }),
    enabled: typeof image === 'string' && image !== '',
    // A key is never given twice: what it holds does not change.
    staleTime: Infinity,
  })
  return (
    <div role="status" aria-live="polite">
      {typeof image === 'string' && data?.problem && <p className={styles.warning}>{caption(data.problem)}</p>}
    </div>
  )
}
