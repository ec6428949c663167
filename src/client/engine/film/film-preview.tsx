import { useQuery } from '@tanstack/react-query'
import { pictureAt } from '../../../shared/film-trace'
import { call } from '../../base/api/api'
import type { StoredFile } from '../../base/api/file-address'
import { formatFilmSeconds } from './film-seconds'
import { traceQuery } from './sound-wave'
import styles from './time-line.module.css'

interface FilmPreviewProps {
  readonly of: StoredFile
  /** The place that is pointed at, in seconds, and as a share of the film. */
  readonly at: number
  readonly share: number
}

/** The place on a film that is pointed at: what is to be seen there, small, and its time. */
export function FilmPreview({ of, at, share }: FilmPreviewProps) {
  const { data } = useQuery({
    queryKey: [...traceQuery(of), 'sheet'],
    queryFn: ({ signal }) => call('GET /auth/backend/file/sheet', { input: of, signal, quiet: true }),
    staleTime: Infinity,
    retry: false,
  })
  const picture = data && pictureAt(data, at)
  return (
    <div
      className={styles.preview}
      style={{ insetInlineStart: `${share * 100}%`, transform: `translateX(${-share * 100}%)` }}
      aria-hidden
    >
      {data && picture && (
        <div
          className={styles.picture}
          style={{
            ...{ inlineSize: data.width, blockSize: data.height, backgroundImage: `url(${data.address})` },
            backgroundPosition: `${-picture.x}px ${-picture.y}px`,
          }}
        />
      )}
      {formatFilmSeconds(at)}
    </div>
  )
}
