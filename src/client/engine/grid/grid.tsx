import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { flushSync } from 'react-dom'
import type { TFunction } from 'i18next'
import { leaveEditor } from './cell-actions'
import { CellEditor } from './cell-editor'
import type { EditedCell, EditorExit } from './cell-editing'
import { ColumnChooser } from './column-chooser'
import { ColumnMenu } from './column-menu'
import { GoToPanel } from './go-to-panel'
import { GridBody } from './grid-body'
import { gridCommands } from './grid-commands'
import type { GridPanel, Say } from './grid-context'
import { createGridController } from './grid-controller'
import type { GridController, GridInputs } from './grid-controller'
import { listenToGrid } from './grid-events'
import { GridHeader } from './grid-header'
import { GridState } from './grid-state'
import { cardHeight, rowHeights, touchedRowHeight } from './grid-types'
import type { GridHandle, GridProps, GridRow } from './grid-types'
import { maximumElementHeight, onPixelRatioChange } from './maximum-height'
import { selectUpTo } from './row-actions'
import { useDrawnColumns } from './use-drawn-columns'
import { useFittedColumns } from './use-fitted-columns'
import { useGridColumns } from './use-grid-columns'
import styles from './grid.module.css'

/**
 * A table of any length, worked by keyboard. Scrolling and the cursor's moves bypass React: a controller draws them, React
 * fills rows as they come into range. One tab stop; keys are listed in `gridCommands`.
 */
export function Grid<R extends GridRow>(props: GridProps<R>) {
  // Inside, rows are opaque: they only ever go back to the callbacks and columns that came with them.
  return <GridView {...(props as unknown as GridProps)} />
}

function GridView(given: GridProps) {
  const { t, i18n } = useTranslation()
  const { label, source, density, selection, layout, onLayout, empty, renderError, tellRefusal, ref } = given
  const root = useRef<HTMLDivElement>(null)
  const fitted = useFittedColumns(given.columns, source, layout, root)
  const props = { ...given, columns: fitted }
  const [panel, setPanel] = useState<GridPanel | null>(null)
  const columns = useGridColumns(props.columns, layout, props.sort, props.onSort, selection !== undefined)
  const say = useSay(t, i18n.language)
  const [edited, setEdited] = useState<EditedCell | null>(null)
  const inputs: GridInputs = { props, columns, say, openPanel: setPanel, openEditor }
  const [controller] = useState(() => createGridController(inputs))
  const scroller = useRef<HTMLDivElement>(null)
  const spacer = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const [isTouched] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  const headerHeight = isTouched ? touchedRowHeight : rowHeights[density]
  const isOfCards = given.shape === 'cards'
  const rowHeight = isOfCards ? cardHeight : headerHeight
  const maximumHeight = useSyncExternalStore(onPixelRatioChange, maximumElementHeight)
  const drawn = useDrawnColumns(columns, scroller, selection !== undefined, isOfCards)
  useSyncExternalStore(source.subscribe, source.version)

  // Before anything below reads them: effects run in order.
  useLayoutEffect(() => controller.update(inputs))
  useLayoutEffect(() => {
    const contentWidth = isOfCards ? 0 : columns.startWidth + columns.centreWidth + columns.endWidth
    controller.sourceChanged({ rowHeight, headerHeight, contentWidth, maximumHeight })
  })
  useLayoutEffect(() => {
    const elements = [root.current, scroller.current, spacer.current, body.current, live.current] as const
    const [rootElement, scrollerElement, spacerElement, bodyElement, liveElement] = elements
    if (!rootElement || !scrollerElement || !spacerElement || !bodyElement || !liveElement) return
    const detach = controller.attach({
      root: rootElement,
      scroller: scrollerElement,
      spacer: spacerElement,
      body: bodyElement,
      live: liveElement,
    })
    const stopListening = listenToGrid(rootElement, controller)
    return () => {
      stopListening()
      detach()
    }
  }, [controller])
  useEffect(() => selection?.subscribe(() => controller.decoration.refreshSelection()), [controller, selection])
  useSortAnnouncement(props, controller)
  useImperativeHandle(ref, () => handleOf(controller), [controller])

  const closePanel = useCallback(() => {
    setPanel(null)
    controller.decoration.focus()
  }, [controller])

  const leaveCell = useCallback(
    (exit: EditorExit) => {
      setEdited(null)
      if (exit !== 'away') controller.decoration.focus()
      leaveEditor(controller.context, exit)
    },
    [controller],
  )

  /** The editor has the focus before the key that opens it is through, so that what is typed goes there. */
  function openEditor(cell: EditedCell): void {
    flushSync(() => setEdited(cell))
  }

  return (
    <div className={styles.frame}>
      <div
        ref={root}
        role="grid"
        className={styles.grid}
        aria-label={label}
        aria-rowcount={source.total === null ? -1 : source.total + 1}
        aria-colcount={columns.visible.length + (selection ? 1 : 0)}
        aria-multiselectable={selection !== undefined}
        aria-busy={source.status === 'loading'}
        data-density={density}
        style={{
          ['--grid-row-height' as string]: `${rowHeight}px`,
          ['--grid-header-height' as string]: `${headerHeight}px`,
        }}
        // The tab stop until a row takes it over; outside React's sight from then on.
        tabIndex={0}
      >
        <div ref={scroller} className={styles.scroller} role="presentation" data-scroller="">
          <div ref={spacer} className={styles.spacer} role="presentation">
            <div className={styles.viewport} role="presentation">
              <GridHeader
                controller={controller}
                columns={drawn}
                height={headerHeight}
                openMenu={panel === 'columnMenu' ? controller.context.cursor().columnId : null}
              />
              <div className={styles.clip} role="presentation">
                <div ref={body} role="rowgroup" className={styles.body}>
                  <GridBody controller={controller} source={source} columns={drawn} rowHeight={rowHeight} />
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
      <div ref={live} className={styles.live} aria-live="polite" />
      <GridState source={source} empty={empty} renderError={renderError} tellRefusal={tellRefusal} />
      {edited && props.editing && (
        <CellEditor
          key={`${edited.rowId} ${edited.columnId}`}
          controller={controller}
          editing={props.editing}
          cell={edited}
          onLeave={leaveCell}
        />
      )}
      {panel === 'columnMenu' && <ColumnMenu controller={controller} onClose={closePanel} />}
      {panel === 'goTo' && <GoToPanel controller={controller} onClose={closePanel} />}
      {panel === 'columns' && (
        <ColumnChooser columns={props.columns} layout={layout} onLayout={onLayout} onClose={closePanel} />
      )}
    </div>
  )
}

function handleOf(controller: GridController): GridHandle {
  const { context } = controller
  return {
    focus: () => controller.decoration.focus(),
    goToRow: (index) => controller.goToRow(index),
    selectUpTo(index) {
      selectUpTo(context, index)
      controller.goToRow(index)
    },
    goToColumn: (columnId) => controller.goToColumn(columnId),
    goToId: (id) => controller.goToId(id),
    mark(id, index) {
      if (index !== undefined) context.viewport.reveal(index)
      controller.decoration.mark(id)
    },
    focusedRow: () => context.row(),
    cursor: () => context.cursor(),
    whenCurrent: (run) => context.whenCurrent(run),
    run(name) {
      const command = gridCommands.find((other) => other.name === name && other.modes.includes(context.cursor().mode))
      return command !== undefined && command.run(context) !== false
    },
  }
}

/** Says how the rows are sorted after that has changed. */
function useSortAnnouncement({ sort, columns }: GridProps, controller: GridController): void {
  const { t } = useTranslation()
  const said = useRef(sort)
  useEffect(() => {
    if (said.current === sort) return
    said.current = sort
    const first = sort[0]
    if (!first) return controller.context.announce('grid.said.unsorted')
    controller.context.announce('grid.said.sorted', {
      column: columns.find(({ id }) => id === first.columnId)?.title ?? first.columnId,
      direction: t(first.descending ? 'grid.said.descending' : 'grid.said.ascending'),
    })
  }, [sort, columns, controller, t])
}

/** Captions with their numbers grouped as the language does. */
function useSay(t: TFunction, language: string): Say {
  return useMemo(() => {
    const grouped = new Intl.NumberFormat(language)
    return (key, values = {}) => {
      const numbers = Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
      const shown = Object.fromEntries(numbers.map(([name, value]) => [`${name}Text`, grouped.format(value)]))
      return t(key, { ...values, ...shown })
    }
  }, [t, language])
}
