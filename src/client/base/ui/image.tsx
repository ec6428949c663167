import { useState } from 'react'
import { hueOf, initialsOf } from '../../../fields/avatar'
import { classes } from './classes'
import styles from './image.module.css'

interface ImageProps {
  /** Missing or broken: a drawing stands in. */
  readonly src?: string | null | undefined
  /** It will be there soon: nothing stands in for it meanwhile. */
  readonly isPending?: boolean
  /** What it shows; empty when the text beside it says so. */
  readonly alt: string
  /** Poster 2:3, cover 16:9, portrait round, square. */
  readonly shape?: 'poster' | 'cover' | 'portrait' | 'square'
  /** Pixels. The height follows from the shape, so nothing jumps when the image arrives. */
  readonly width: number
  /** Its first letters stand in for a missing portrait. */
  readonly name?: string
  /** Whose portrait it is: gives the initials their colour. */
  readonly id?: number
}

const ratios = { poster: 2 / 3, cover: 16 / 9, portrait: 1, square: 1 }

/** A picture that loads when it comes near, in a box of its final size. */
export function Image({ src, isPending = false, alt, shape = 'cover', width, name, id }: ImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const height = Math.round(width / ratios[shape])
  const isShown = src && src !== broken
  return (
    <span
      className={classes(styles.frame, styles[shape])}
      style={{ width, height }}
      data-hue={id === undefined || isShown || isPending ? undefined : hueOf(id)}
    >
      {isShown ? (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : isPending ? null : (
        <Fallback
          alt={alt}
          initials={shape === 'portrait' ? initialsOf(name ?? alt) : ''}
          size={Math.min(width, height)}
        />
      )}
    </span>
  )
}

function Fallback({ alt, initials, size }: { readonly alt: string; readonly initials: string; readonly size: number }) {
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  if (initials) {
    return (
      <span className={styles.initials} style={{ fontSize: Math.max(9, size * 0.4) }} {...naming}>
        {initials}
      </span>
    )
  }
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" width={size * 0.5} height={size * 0.5} {...naming}>
      <path d="M3 18 9 10l4 5 3-3 5 6z" />
      <circle cx="16.5" cy="7.5" r="2" />
    </svg>
  )
}
