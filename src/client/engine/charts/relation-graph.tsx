import { useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { settings } from '../../base/settings/settings-store'
import styles from './chart.module.css'

/** A point of the graph. */
export interface GraphNode {
  readonly id: number
  readonly name: string
  /** How far from the middle: 0, 1 or 2. */
  readonly step: number
  /** It stands out, with the colour of what is wrong. */
  readonly isMarked: boolean
  /** What is in the tooltip under the name. */
  readonly note: string
}

export interface GraphLink {
  readonly from: number
  readonly to: number
  /** 1 to 100: how thick it is, and how near it holds its ends. */
  readonly weight: number
  readonly note: string
}

interface RelationGraphProps {
  /** What the graph shows, for those who cannot see it: the table beside it says the same. */
  readonly label: string
  readonly nodes: readonly GraphNode[]
  readonly links: readonly GraphLink[]
  readonly onOpen: (id: number) => void
  /** Pixels. */
  readonly height?: number
}

/** Who belongs together, drawn: the nearer and the thicker, the closer. Drawn by ECharts once that is loaded. */
export function RelationGraph({ label, nodes, links, onOpen, height = 360 }: RelationGraphProps) {
  const place = useRef<HTMLDivElement>(null)
  const { appearance, themeColour } = useSnapshot(settings)
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let dispose: (() => void) | undefined
    let isGone = false
    void import('./draw-graph').then(({ drawGraph }) => {
      if (!isGone) dispose = drawGraph(element, nodes, links, (id) => open(id))
    })
    return () => {
      isGone = true
      dispose?.()
    }
  }, [nodes, links, appearance, themeColour])
  return <div ref={place} className={styles.chart} style={{ height }} role="img" aria-label={label} />
}
