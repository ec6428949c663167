import { ChevronDown, ChevronRight, Ellipsis, EyeOff, GripVertical, Pin } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { isComposing } from '../../../../fields/controls/control-attributes'
import { pickCaption } from '../../../../fields/format'
import type { Captions } from '../../../../schema/field'
import type { ApiRow } from '../../../engine/parts/target'
import type { MenuPoint } from '../../../engine/grid/grid-types'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Badge } from '../../../base/ui/badge'
import { Icon } from '../../../base/ui/icon'
import { placeByDrop, placeByKey, treeLines, type Place, type TreeLine } from './menu-branches'
import { isNowhere } from '../../../base/ui/focus-home'
import styles from './menu-tree.module.css'

interface MenuTreeLinesProps {
  readonly rows: readonly ApiRow[]
  readonly cursor: number | null
  readonly canMove: boolean
  readonly onCursor: (id: number) => void
  /** Whether it was moved. */
  readonly onMove: (row: ApiRow, to: Place) => Promise<boolean>
  readonly onOpen: (row: ApiRow) => void
  readonly onMenu: (row: ApiRow, point: MenuPoint) => void
}

type Line = TreeLine<ApiRow>
type Side = 'before' | 'behind' | 'into'

/**
 * The tree of entries: arrows walk, fold and unfold, Alt with arrows moves an entry up, down, in and out, Enter edits it and m
 * shows what else can be done; a pointer drags.
 */
export function MenuTreeLines({ rows, cursor, canMove, onCursor, onMove, onOpen, onMenu }: MenuTreeLinesProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const tree = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<number>>(() => new Set(sectionsOf(rows)))
  const [over, setOver] = useState<{ readonly id: number; readonly side: Side } | null>(null)
  const [said, setSaid] = useState('')
  const dragged = useRef<Line>(undefined)
  const lines = useMemo(() => treeLines(rows, folded), [rows, folded])
  const at = Math.max(
    0,
    lines.findIndex(({ entry }) => entry.id === cursor),
  )
  const nameOf = (row: ApiRow) => pickCaption(row.title as Captions, language)

  const focus = (id: number) => {
    onCursor(id)
    requestAnimationFrame(() => {
      const line = tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)
      line?.focus()
      line?.scrollIntoView({ block: 'nearest' })
    })
  }
  useEffect(() => {
    if (isNowhere()) tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])

  const fold = (id: number, isFolded: boolean) =>
    setFolded((before) => {
      const next = new Set(before)
      if (isFolded) next.add(id)
      else next.delete(id)
      return next
    })
  const put = async (line: Line, to: Place | undefined) => {
    if (!canMove || !to) return
    if (to.parentId !== null) fold(to.parentId, false)
    if (!(await onMove(line.entry, to))) return
    setSaid(caption('staff-manage.menu-tree.moved', { name: nameOf(line.entry), position: to.position }))
    focus(line.entry.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const line = lines[at]
    if (!line || isComposing(event) || event.ctrlKey || event.metaKey) return
    const { entry, below, parent } = line
    const isFolded = folded.has(entry.id)
    const walk = (to: number) => focus(lines[Math.max(0, Math.min(to, lines.length - 1))]!.entry.id)
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => walk(at + 1),
      ArrowUp: () => walk(at - 1),
      Home: () => walk(0),
      End: () => walk(lines.length - 1),
      ArrowRight: () => (below.length === 0 ? undefined : isFolded ? fold(entry.id, false) : walk(at + 1)),
      ArrowLeft: () => (below.length > 0 && !isFolded ? fold(entry.id, true) : parent !== null && focus(parent)),
      Enter: () => onOpen(entry),
      m: () => menuUnder(event.currentTarget, entry),
      ContextMenu: () => menuUnder(event.currentTarget, entry),
    }
    const isMove = event.altKey && event.key.startsWith('Arrow')
    const step = event.altKey ? undefined : steps[event.key]
    if (!isMove && !step) return
    event.preventDefault()
    event.stopPropagation()
    if (isMove) void put(line, placeByKey(lines, line, event.key))
    else step?.()
  }
  const menuUnder = (container: HTMLElement, entry: ApiRow) => {
    const box = container.querySelector(`[data-id="${entry.id}"]`)?.getBoundingClientRect()
    if (box) onMenu(entry, { x: box.left + 48, y: box.bottom })
  }
  const onDrop = (event: DragEvent, onto: Line) => {
    event.preventDefault()
    const side = over?.side
    setOver(null)
    if (dragged.current && side) void put(dragged.current, placeByDrop(dragged.current, onto, side))
  }

  return (
    <div className={styles.scroll}>
      <div ref={tree} role="tree" aria-label={caption('staff-manage.menu-tree')} onKeyDown={onKeyDown}>
        {lines.map((line, index) => {
          const { entry, level, below, position, count } = line
          const isFolded = folded.has(entry.id)
          return (
            <div
              key={entry.id}
              role="treeitem"
              className={styles.line}
              style={{ paddingInlineStart: `${level * 20 - 12}px` }}
              data-id={entry.id}
              data-off={entry.hidden === true || undefined}
              data-over={over?.id === entry.id ? over.side : undefined}
              tabIndex={index === at ? 0 : -1}
              aria-level={level}
              aria-posinset={position}
              aria-setsize={count}
              aria-selected={entry.id === cursor}
              aria-expanded={below.length > 0 ? !isFolded : undefined}
              aria-keyshortcuts={canMove ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight' : undefined}
              draggable={canMove}
              onFocus={() => onCursor(entry.id)}
              onDoubleClick={() => onOpen(entry)}
              onContextMenu={(event) => {
                event.preventDefault()
                onMenu(entry, { x: event.clientX, y: event.clientY })
              }}
              onDragStart={(event) => {
                dragged.current = line
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', String(entry.id))
              }}
              onDragOver={(event) => {
                event.preventDefault()
                setOver({ id: entry.id, side: sideOf(event) })
              }}
              onDragEnd={() => setOver(null)}
              onDrop={(event) => onDrop(event, line)}
            >
              {canMove && <GripVertical className={styles.grip} aria-hidden />}
              <button
                type="button"
                tabIndex={-1}
                className={styles.fold}
                aria-hidden
                data-empty={below.length === 0 || undefined}
                onClick={() => fold(entry.id, !isFolded)}
              >
                {isFolded ? <ChevronRight /> : <ChevronDown />}
              </button>
              {typeof entry.icon === 'string' && <Icon name={entry.icon} />}
              <span className={styles.name}>{nameOf(entry)}</span>
              <Marks entry={entry} />
              <span className={styles.url}>{String(entry.url as string)}</span>
              <button
                type="button"
                tabIndex={-1}
                className={styles.more}
                aria-label={caption('layout.menu')}
                onClick={({ currentTarget }) => {
                  const { left, bottom } = currentTarget.getBoundingClientRect()
                  onMenu(entry, { x: left, y: bottom })
                }}
              >
                <Ellipsis aria-hidden />
              </button>
            </div>
          )
        })}
      </div>
      <p className={styles.unseen} aria-live="polite">
        {said}
      </p>
    </div>
  )
}

/** What is not as with most entries: hidden, pinned, kept to roles, unknown to this build. */
function Marks({ entry }: { readonly entry: ApiRow }) {
  const caption = useCaption()
  const roles = Array.isArray(entry.roles) ? entry.roles.length : 0
  return (
    <span className={styles.marks}>
      {entry.hidden === true && <EyeOff role="img" aria-label={caption('menu.hidden')} />}
      {entry.affix === true && <Pin role="img" aria-label={caption('menu.affix')} />}
      {entry.noCache === true && <Badge>{caption('menu.noCache')}</Badge>}
      {entry.custom === true && <Badge>{caption('menu.custom')}</Badge>}
      {entry.kind === 'external' && <Badge>{caption('menu.kind.external')}</Badge>}
      {roles > 0 && <Badge tone="warn">{caption('staff-manage.menu-tree.roles', { count: roles })}</Badge>}
      {entry.orphan === true && <Badge tone="bad">{caption('menu.orphan')}</Badge>}
    </span>
  )
}

/** The upper and the lower quarter of a line mean beside it, what is between means under it. */
function sideOf({ currentTarget, clientY }: DragEvent): Side {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  return share < 0.25 ? 'before' : share > 0.75 ? 'behind' : 'into'
}

function sectionsOf(rows: readonly ApiRow[]): readonly number[] {
  return rows.filter(({ kind }) => kind === 'section').map(({ id }) => id)
}
