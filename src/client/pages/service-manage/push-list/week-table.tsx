import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { soonestAhead } from '../../../../shared/push/push-limits'
import type { Entity } from '../../../../schema/entity'
import type { CommandInfo, PageInfo } from '../../../../schema/registry'
import { availabilityOf } from '../../../engine/commands/availability'
import { invokeCommand } from '../../../engine/commands/command-dialog-store'
import { pageCommands } from '../../../engine/commands/page-commands'
import { recordUrl } from '../../../engine/parts/record-url'
import type { ApiRow, Target } from '../../../engine/parts/target'
import type { MenuPoint } from '../../../engine/grid/grid-types'
import { useCaption } from '../../../base/i18n/use-caption'
import { commandLines } from '../../../engine/commands/command-buttons'
import { RowMenu } from '../../../engine/kinds/list/row-menu'
import { rowPage } from '../../../engine/parts/row-page'
import { useFormat } from '../../../base/format/use-format'
import { holds } from '../../../base/session/session'
import { toast } from '../../../base/ui/toast-store'
import { useNow } from './use-now'
import type { WeekFrame } from './use-week'
import { WeekPush } from './week-push'
import { isNowhere } from '../../../base/ui/focus-home'
import styles from './week.module.css'
import {
  bySlot,
  daysOfWeek,
  hoursOfDay,
  isQuietHour,
  minutesOf,
  momentOf,
  shifted,
  slotKey,
  slotOf,
  stepFrom,
  type Place,
  type Slot,
} from './week-slots'

interface WeekTableProps {
  readonly info: PageInfo
  readonly entity: Entity
  readonly monday: string
  readonly frame: WeekFrame
  readonly rows: readonly ApiRow[]
  /** What can be done with a push. */
  readonly commands: readonly CommandInfo[]
  /** The push that has the focus. */
  readonly onChosen: (row: ApiRow | null) => void
  readonly onTurn: (weeks: number) => void
}

const days = Array.from({ length: daysOfWeek }, (_, day) => day)
const hours = Array.from({ length: hoursOfDay }, (_, hour) => hour)
/** Where the week opens: office hours begin. */
const firstHour = 8

/**
 * A week as a grid of hours. Arrows walk it, Enter opens a push or begins one at a free hour, Shift with an arrow or a drag
 * puts a push off to another hour, which is asked before it is done.
 */
export function WeekTable({ info, entity, monday, frame, rows, commands, onChosen, onTurn }: WeekTableProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const [, navigate] = useLocation()
  const now = useNow()
  const { zone, quietFrom, quietTo, overlaps } = frame
  const table = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<Place>(() => ({
    day: slotOf(now, monday, zone)?.day ?? 0,
    hour: firstHour,
    index: 0,
  }))
  const start = useRef(place)
  const [menu, setMenu] = useState<{ point: MenuPoint; row: ApiRow } | null>(null)
  const hasFocus = useRef(false)
  const slots = useMemo(
    () => bySlot(rows, ({ sendAt }) => slotOf(Date.parse(String(sendAt)), monday, zone)),
    [rows, monday, zone],
  )
  const pushesIn = (slot: Slot) => slots.get(slotKey(slot)) ?? []
  const mayCreate = pageCommands(info).some(({ command, permission }) => command.verb === 'new' && holds(permission))
  const isFree = (slot: Slot) => mayCreate && momentOf(slot, monday, zone, 59) >= now + soonestAhead
  const placesIn = (slot: Slot) => Math.max(1, pushesIn(slot).length + (isFree(slot) ? 1 : 0))
  const reschedule = commands.find(({ name }) => name === 'reschedule')
  const targetOf = (row: ApiRow): Target => ({ kind: 'rows', entity, ids: [row.id], known: [row] })
  const canMove = (row: ApiRow) =>
    reschedule !== undefined && availabilityOf(reschedule, targetOf(row), holds).kind === 'run'
  const pattern = rowPage(info, entity)

  useEffect(() => {
    if (hasFocus.current) focusPlace(table.current, place)
  }, [place, monday])
  const isRead = rows.length > 0
  useEffect(() => {
    if (table.current?.contains(document.activeElement)) return
    table.current?.querySelector(`[data-hour="${firstHour}"]`)?.scrollIntoView({ block: 'start' })
    if (isNowhere()) focusPlace(table.current, start.current)
  }, [isRead])

  const open = (row: ApiRow) => pattern && navigate(recordUrl(pattern, row.id))
  const begin = (slot: Slot) => {
    const start = momentOf(slot, monday, zone)
    const soonest = Math.ceil((now + soonestAhead) / 300_000) * 300_000
    // To the minute: an address with a dot in it looks like that of a file.
    const sendAt = `${new Date(Math.max(start, soonest)).toISOString().slice(0, 16)}Z`
    navigate(`/service-manage/create-push?sendAt=${encodeURIComponent(sendAt)}`)
  }
  const moveTo = (row: ApiRow, slot: Slot) => {
    if (!reschedule || !canMove(row)) return void toast.info(caption('pushWeek.fixed'))
    const minutes = minutesOf(Date.parse(String(row.sendAt)), zone)
    invokeCommand(reschedule, targetOf(row), { sendAt: new Date(momentOf(slot, monday, zone, minutes)).toISOString() })
  }
  const openMenu = (row: ApiRow, element: Element) => {
    const { left, bottom } = element.getBoundingClientRect()
    setMenu({ row, point: { x: left, y: bottom } })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return
    const row = pushesIn(place)[place.index]
    const at = event.shiftKey ? shifted(place, key) : undefined
    if (at && row) moveTo(row, at)
    else if (!event.shiftKey && key === 'm' && row) openMenu(row, event.target as Element)
    else {
      const step = event.shiftKey ? undefined : stepFrom(place, key, placesIn)
      if (!step) return
      setPlace(step.place)
      if (step.weeks !== 0) onTurn(step.weeks)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const onDrop = (event: DragEvent, slot: Slot) => {
    event.preventDefault()
    const row = rows.find(({ id }) => String(id) === event.dataTransfer.getData('text/plain'))
    if (row) moveTo(row, slot)
  }
  const enter = (next: Place) => {
    hasFocus.current = true
    if (next.day !== place.day || next.hour !== place.hour || next.index !== place.index) setPlace(next)
    onChosen(pushesIn(next)[next.index] ?? null)
  }
  const isAt = (slot: Slot, index: number) =>
    place.day === slot.day && place.hour === slot.hour && place.index === index
  const dayName = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', month: 'numeric', day: 'numeric', timeZone: zone }).format(
      momentOf({ day, hour: 12 }, monday, zone),
    )
  const today = slotOf(now, monday, zone)

  return (
    <div className={styles.scroll} data-week>
      <table
        ref={table}
        role="grid"
        className={styles.week}
        aria-label={caption('pushWeek.title')}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false
        }}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className={styles.hidden}>{caption('pushFigures.hour')}</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={today?.day === day || undefined}>
                {dayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour} data-hour={hour} data-quiet={isQuietHour(hour, quietFrom, quietTo) || undefined}>
              <th scope="row">
                {String(hour).padStart(2, '0')}:00
                {isQuietHour(hour, quietFrom, quietTo) && (
                  <span className={styles.hidden}>{caption('pushForm.quiet')}</span>
                )}
              </th>
              {days.map((day) => {
                const slot = { day, hour }
                const pushes = pushesIn(slot)
                return (
                  <td
                    key={day}
                    role="gridcell"
                    data-now={(today?.day === day && today.hour === hour) || undefined}
                    onDragOver={(event) => event.preventDefault()}
                    onDrop={(event) => onDrop(event, slot)}
                  >
                    {pushes.map((row, index) => (
                      <WeekPush
                        key={row.id}
                        row={row}
                        entity={entity}
                        zone={zone}
                        place={`${day}.${hour}.${index}`}
                        isCurrent={isAt(slot, index)}
                        isMovable={canMove(row)}
                        overlaps={overlaps[row.id] ?? []}
                        href={pattern ? recordUrl(pattern, row.id) : undefined}
                        onOpen={() => void open(row)}
                        onFocus={() => enter({ ...slot, index })}
                        onMenu={(element) => openMenu(row, element)}
                      />
                    ))}
                    {(isFree(slot) || pushes.length === 0) && (
                      <button
                        type="button"
                        className={styles.free}
                        data-place={`${day}.${hour}.${pushes.length}`}
                        tabIndex={isAt(slot, pushes.length) ? 0 : -1}
                        aria-disabled={!isFree(slot) || undefined}
                        aria-label={caption(isFree(slot) ? 'pushWeek.create' : 'pushWeek.past', {
                          time: `${dayName(day)} ${String(hour).padStart(2, '0')}:00`,
                        })}
                        onFocus={() => enter({ ...slot, index: pushes.length })}
                        onClick={() => isFree(slot) && begin(slot)}
                      >
                        {isFree(slot) && <Plus aria-hidden />}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {menu && (
        <RowMenu
          point={menu.point}
          lines={commandLines(commands, targetOf(menu.row), caption)}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
}

function focusPlace(table: HTMLTableElement | null, { day, hour, index }: Place): void {
  const places = table?.querySelectorAll<HTMLElement>(`[data-place^="${day}.${hour}."]`) ?? []
  const found = places[Math.min(index, places.length - 1)]
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
