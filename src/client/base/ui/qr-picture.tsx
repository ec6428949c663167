import { qrCode } from './qr-code'
import styles from './qr-picture.module.css'

interface QrPictureProps {
  readonly text: string
  /** What it is, for whoever does not see it. */
  readonly label: string
}

/** Cameras want this many light squares around a code (ISO/IEC 18004: four). */
const quiet = 4

/** A text as a code for a phone's camera: dark on light whatever the theme. Nothing for a text that is too long for one. */
export function QrPicture({ text, label }: QrPictureProps) {
  const rows = qrCode(text)
  if (!rows) return null
  const size = rows.length + 2 * quiet
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path.join('')} />
    </svg>
  )
}
