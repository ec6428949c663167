import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS sizes; a line of text unless declared otherwise. */
  readonly width?: string
  readonly height?: string
}

/** Holds the place of what is coming, at its exact size. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />
}
