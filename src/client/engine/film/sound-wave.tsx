import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore, type MouseEvent } from 'react'
import { call } from '../../base/api/api'
import type { StoredFile } from '../../base/api/file-address'
import { wavePath } from './wave-path'
import styles from './time-line.module.css'
import type { TimeView } from './time-view'
import { stretchAround } from './wave-stretch'

interface SoundWaveProps {
  readonly of: StoredFile
  readonly view: TimeView
  /** In seconds; 0 until it is known. */
  readonly length: number
  readonly onSeek: (to: number) => void
}

/** How a film sounds on what its time line shows: nothing where it has no sound, or nobody has made it yet. */
export function SoundWave({ of, view, length, onSeek }: SoundWaveProps) {
  const window = useSyncExternalStore(view.subscribe, view.get)
  const stretch = stretchAround(window, length)
  const { data } = useQuery({
    queryKey: [...traceQuery(of), 'peaks', stretch.from, stretch.to, stretch.points],
    queryFn: ({ signal }) =>
      call('GET /auth/backend/file/peaks', {
        input: { ...of, ...stretch },
        ...{ signal, quiet: true },
      }),
    enabled: length > 0 && window.span > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  const path = useMemo(() => data && wavePath(data, window), [data, window])
  if (!path) return null
  const seek = ({ currentTarget, clientX }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    onSeek(window.from + ((clientX - box.left) / box.width) * window.span)
  }
  return (
    <div className={styles.wave} onClick={seek} aria-hidden>
      <svg viewBox={`0 -127 ${window.span} 254`} preserveAspectRatio="none">
        <path d={path} fill="currentColor" />
      </svg>
    </div>
  )
}

/** By what all that is drawn of a film is known. */
export function traceQuery({ key }: StoredFile): readonly string[] {
  return ['film', 'trace', key]
}
