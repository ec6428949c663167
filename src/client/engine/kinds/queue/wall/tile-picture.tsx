import { ImageOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { StoredPicture } from '../../../../../fields/controls/stored-picture'
import { useFileAddress } from '../../../../../fields/file-links'
import type { Entity } from '../../../../../schema/entity'
import type { Wall } from '../../../../../schema/wall'
import { useFormat } from '../../../../base/format/use-format'
import { addressToPlay, useStream } from '../../../film/use-stream'
import type { ApiRow } from '../../../parts/target'
import { shownOnTile, type Seen } from './shown-on-tile'
import styles from './wall-tiles.module.css'

interface TilePictureProps {
  readonly wall: Wall
  readonly entity: Entity
  readonly row: ApiRow
  /** It is pointed at: the film that its picture stands for plays. */
  readonly isAt: boolean
}

/** What there is to see of a case: its film without sound, its picture, or its words. */
export function TilePicture({ wall, entity, row, isAt }: TilePictureProps) {
  const format = useFormat()
  const { first, film } = shownOnTile(wall, entity, row)
  const text = wall.text === undefined ? undefined : row[String(wall.text)]
  if (!first)
    return (
      <span className={styles.words}>{typeof text === 'string' && text !== '' ? text : <ImageOff aria-hidden />}</span>
    )
  return (
    <span className={styles.seen}>
      {first.kind === 'film' ? (
        <SilentFilm seen={first} />
      ) : (
        <StoredPicture field={first.field} fileKey={first.key} context={format} alt="" />
      )}
      {film && isAt && <SilentFilm key={film.key} seen={film} />}
      {first.more > 0 && <span className={styles.moreSeen}>+{first.more}</span>}
    </span>
  )
}

/** A film over and over, without sound; still for whoever wants nothing to move. */
function SilentFilm({ seen }: { readonly seen: Seen }) {
  const film = useRef<HTMLVideoElement>(null)
  const address = useFileAddress(seen.field, seen.key, useFormat())
  useStream(film, address)
  useEffect(() => {
    const place = film.current
    if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // A browser that lets nothing play by itself shows the first picture.
    void place.play().catch(() => undefined)
    return () => place.pause()
  }, [address])
  return (
    <video
      ref={film}
      src={addressToPlay(address)}
      muted
      loop
      playsInline
      preload="metadata"
      tabIndex={-1}
      aria-hidden
    />
  )
}

interface AheadProps {
  readonly wall: Wall
  readonly entity: Entity
  readonly rows: readonly ApiRow[]
}

/** Fetches the pictures of the next screen, so that it stands at once. */
export function PicturesAhead({ wall, entity, rows }: AheadProps) {
  const format = useFormat()
  return (
    <div hidden>
      {rows.map((row) => {
        const { first } = shownOnTile(wall, entity, row)
        return first?.kind === 'picture' ? (
          <StoredPicture key={row.id} field={first.field} fileKey={first.key} context={format} alt="" />
        ) : null
      })}
    </div>
  )
}
