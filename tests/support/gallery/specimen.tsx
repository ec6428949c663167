import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { force, type ForcedState } from './forced-states'
import styles from './gallery.module.css'

interface SpecimenProps {
  readonly name: string
  /** Drawn as if the pointer or the focus were on it. */
  readonly forced?: ForcedState
  readonly children: ReactNode
}

/** A component in one state, with the state's name above. */
export function Specimen({ name, forced, children }: SpecimenProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (forced && root.current) force(root.current, forced)
  })
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div ref={root} className={styles.stage} inert={forced !== undefined}>
        {children}
      </div>
    </figure>
  )
}
