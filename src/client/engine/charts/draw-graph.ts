import { GraphChart, type GraphSeriesOption } from 'echarts/charts'
import { TooltipComponent, type TooltipComponentOption } from 'echarts/components'
import { init, use as register, type ComposeOption } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { GraphLink, GraphNode } from './relation-graph'

register([GraphChart, TooltipComponent, SVGRenderer])

/** Sizes of points by how far they are from the middle, in pixels. */
const sizes = [34, 22, 14]

/** Draws a graph into an element and keeps it at the element's size. @returns how to take it away */
export function drawGraph(
  element: HTMLElement,
  nodes: readonly GraphNode[],
  links: readonly GraphLink[],
  onOpen: (id: number) => void,
): () => void {
  const chart = init(element, null, { renderer: 'svg' })
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const byStep = [colour('--accent'), colour('--info-mark'), colour('--neutral-8')]
  const option: ComposeOption<GraphSeriesOption | TooltipComponentOption> = {
    animation: false,
    tooltip: { confine: true, backgroundColor: colour('--surface-raised'), textStyle: { color: colour('--text') } },
    series: [
      {
        type: 'graph',
        layout: 'force',
        // Laid out before it is shown: a graph that swings into place moves away under the pointer.
        force: { layoutAnimation: false, repulsion: 220, edgeLength: [50, 140], gravity: 0.12 },
        roam: 'move',
        cursor: 'pointer',
        label: { show: true, position: 'bottom', color: colour('--text'), fontSize: 11, formatter: '{b}' },
        labelLayout: { hideOverlap: true },
        emphasis: { focus: 'adjacency' },
        data: nodes.map(({ id, name, step, isMarked, note }) => ({
          id: String(id),
          name,
          value: note,
          symbolSize: sizes[step] ?? 12,
          itemStyle: {
            color: byStep[step] ?? '',
            ...(isMarked && { borderColor: colour('--bad-mark'), borderWidth: 3 }),
          },
          tooltip: { formatter: () => escapeHtml(`${name} · ${note}`) },
        })),
        links: links.map(({ from, to, weight, note }) => ({
          source: String(from),
          target: String(to),
          // Of the force layout: a heavy tie holds its ends nearer.
          value: 100 - weight,
          lineStyle: { width: 1 + weight / 25, color: colour('--line-control'), opacity: 0.7 },
          tooltip: { formatter: () => escapeHtml(note) },
        })),
      },
    ],
  }
  chart.setOption(option)
  chart.on('click', ({ dataType, data }) => {
    const { id } = (data ?? {}) as { readonly id?: string }
    if (dataType === 'node' && id !== undefined) onOpen(Number(id))
  })
  const observer = new ResizeObserver(() => chart.resize())
  observer.observe(element)
  return () => {
    observer.disconnect()
    chart.dispose()
  }
}

/** Tooltips are HTML, and nicknames are whatever people have typed. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
