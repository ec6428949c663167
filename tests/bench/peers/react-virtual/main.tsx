import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { offerArrowList } from '../../grid-harness/arrow-list'
import { columns } from '../../grid-harness/columns'
import { personAt } from '../../grid-harness/people'
import './list.css'

/* The least that a list with keys can be: rows of plain cells, one of which is marked and kept in sight. */

const rows = Number(new URLSearchParams(location.search).get('rows'))

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function List() {
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(0)
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
  })
  const focusRow = useCallback(
    (index: number) => {
      setFocused(index)
      virtualizer.scrollToIndex(index)
    },
    [virtualizer],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    focusRow(Math.max(0, Math.min(rows - 1, focused + step)))
  }
  useEffect(
    () =>
      offerArrowList({
        focusRow: (index) => {
          scroller.current?.focus()
          focusRow(index)
        },
        focusedRow: () => Number(document.querySelector('[aria-selected=true]')?.getAttribute('data-index') ?? -1),
      }),
    [focusRow],
  )
  return (
    <div ref={scroller} role="grid" tabIndex={0} aria-rowcount={rows} onKeyDown={onKeyDown}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <Row key={key} index={index} start={start} isFocused={index === focused} />
        ))}
      </div>
    </div>
  )
}

const Row = memo(function Row(props: { readonly index: number; readonly start: number; readonly isFocused: boolean }) {
  const { index, start, isFocused } = props
  const person = personAt(index)
  return (
    <div role="row" data-index={index} aria-selected={isFocused} style={{ transform: `translateY(${start}px)` }}>
      {columns.map(({ id, width, textOf }) => (
        <div key={id} role="gridcell" style={{ width }}>
          {textOf(person)}
        </div>
      ))}
    </div>
  )
})

createRoot(document.getElementById('root')!).render(<List />)
