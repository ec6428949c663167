import { useState } from 'react'
import type { PictureShape } from '../../../schema/picture-shape'
import { hueOf, initialsOf, signOf } from '../../../fields/avatar'
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
  readonly shape?: PictureShape
  /** Pixels, the height following from the shape, so that nothing jumps when the image arrives; or as high as a row of a list allows. */
  readonly width: number | 'row'
  /** What it is a picture of: its first letter stands in where there is none, of a portrait that of each name. That has them of `alt` unless given. */
  readonly name?: string
  /** Whose portrait it is: gives the initials their colour. */
  readonly id?: number
}

const ratios = { poster: 2 / 3, cover: 16 / 9, portrait: 1, square: 1 }

/** A picture that loads when it comes near, in a box of its final size. */
export function Image({ src, isPending = false, alt, shape = 'cover', width, name, id }: ImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const size = width === 'row' ? undefined : { width, height: Math.round(width / ratios[shape]) }
  const isShown = src && src !== broken
  const initials = shape === 'portrait' ? initialsOf(name ?? alt) : signOf(name ?? '')
  const standsIn = !isShown && !isPending
  return (
    <span
      className={classes(
        styles.frame,
        styles[shape],
        !size && styles.inRow,
        standsIn && initials !== '' && styles.named,
      )}
      style={size}
      data-picture={(!size && isShown) || undefined}
      data-hue={id !== undefined && standsIn ? hueOf(id) : undefined}
    >
      {isShown ? (
        <img src={src} alt={alt} {...size} loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : isPending ? null : (
        <Fallback alt={alt} initials={initials} size={size && Math.min(size.width, size.height)} />
      )}
    </span>
  )
}

interface FallbackProps {
  readonly alt: string
  readonly initials: string
  /** The shorter side in pixels; as the frame's style says unless given. */
  readonly size: number | undefined
}

function Fallback({ alt, initials, size }: FallbackProps) {
  const half = size === undefined ? '50%' : size * 0.5
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  if (initials) {
    return (
      <span
        className={styles.initials}
        style={size === undefined ? undefined : { fontSize: Math.max(9, size * 0.4) }}
        {...naming}
      >
        {initials}
      </span>
    )
  }
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" width={half} height={half} {...naming}>
      <path d="M3 18 9 10l4 5 3-3 5 6z" />
      <circle cx="16.5" cy="7.5" r="2" />
    </svg>
  )
}
