import { ArrowDown, ArrowUp, Ellipsis, GripVertical } from 'lucide-react'
import { formatInstant } from '../../../../fields/format'
import { labelFields } from '../../../../schema/entity'
import { pictureShape } from '../../../../schema/picture-shape'
import type { Entity } from '../../../../schema/entity'
import type { CommandInfo } from '../../../../schema/registry'
import { orderFieldOf, traitsOf } from '../../../../fields/field-traits'
import { scheduleOf } from '../../../../schema/entity'
import { invokeCommand } from '../../commands/command-dialog-store'
import type { ApiRow } from '../../parts/target'
import type { GridColumn, MenuPoint } from '../../grid/grid-types'
import { useCaption } from '../../../base/i18n/use-caption'
import { IconButton } from '../../../base/ui/icon-button'
import { Image } from '../../../base/ui/image'
import { Switch } from '../../../base/ui/switch'
import { fieldAtPath } from '../../parts/list-definition'
import { labelOf } from '../../parts/row-label'
import { StateCell } from '../../parts/state-cell'
import { useFormat } from '../../../base/format/use-format'
import { useNow } from '../../../base/format/use-now'
import { itemPicture } from './item-picture'
import styles from './layout-page.module.css'
import { scheduleMark } from './schedule-mark'
import { minuteMs } from '../../../../schema/time'

interface LayoutRowProps {
  readonly entity: Entity
  readonly columns: readonly GridColumn<ApiRow>[]
  readonly row: ApiRow
  /** From 1. */
  readonly position: number
  readonly count: number
  /** What is read beside its name; empty where there is nothing. */
  readonly also: string
  /** Some item has a picture, so that the others show that theirs is missing. */
  readonly hasPictures: boolean
  readonly commands: readonly CommandInfo[]
  /** Moves it this many places; absent where it cannot be moved. */
  readonly onStep: ((by: -1 | 1) => void) | undefined
  readonly onOpen: () => void
  readonly onMenu: (point: MenuPoint) => void
}

/** Widths of pictures by their shape, CSS pixels: all of them are as high as two lines. */
const widths = { cover: 80, poster: 30, portrait: 45, square: 45 } as const

/** How many columns are shown next to a row's name. */
const facts = 5

/** What one item shows: its picture, its name, what matters of it, whether and when it is on. */
export function LayoutRow(props: LayoutRowProps) {
  const { entity, columns, row, position, count, also, hasPictures, commands, onStep, onOpen, onMenu } = props
  const caption = useCaption()
  const { language, zone, fileAddress } = useFormat()
  const now = useNow(minuteMs)
  const picture = itemPicture(entity, columns)
  const shape = pictureShape(picture === undefined ? undefined : fieldAtPath(entity, picture)?.field)
  const schedule = scheduleOf(entity)
  const told = new Set([
    ...labelFields(entity),
    picture,
    schedule.from,
    schedule.until,
    'state',
    'enabled',
    orderFieldOf(entity),
  ])
  const name = labelOf(entity, row, language)
  const shown = columns
    .filter(({ id, hidden }) => !hidden && !told.has(id) && isText(entity, id))
    .map((column) => ({ ...column, text: column.textOf(row) }))
    // What is placed often gives the item its name: it is said once.
    .filter(({ text }) => text !== '' && text !== name && text !== also)
    .slice(0, facts)
  const mark = scheduleMark(entity, row, now)
  const key = picture === undefined ? undefined : row[picture]
  const hasSwitch = 'enabled' in entity.fields && typeof row.enabled === 'boolean'
  const toggle = commands.find(({ name }) => name === (row.enabled === true ? 'disable' : 'enable'))
  return (
    <>
      <span className={styles.handle} data-fixed={onStep === undefined || undefined} aria-hidden>
        <GripVertical size={16} />
      </span>
      <span className={styles.position}>{position}</span>
      {picture !== undefined && hasPictures && (
        <Image
          src={typeof key === 'string' ? fileAddress?.(key) : null}
          alt=""
          name={name}
          shape={shape}
          width={widths[shape]}
        />
      )}
      <span className={styles.main}>
        <span className={styles.line}>
          <button type="button" className={styles.name} tabIndex={-1} onClick={onOpen}>
            {name}
          </button>
          {also !== '' && <span className={styles.also}>{also}</span>}
          {row.state !== undefined && <StateCell entity={entity} state={row.state} />}
          {mark && (
            <span className={styles.mark} data-kind={mark.kind}>
              {caption(`layout.mark.${mark.kind}`, { at: formatInstant(mark.at, zone).slice(0, 16) })}
            </span>
          )}
        </span>
        <span className={styles.facts}>
          {shown.map(({ id, title, text, renderCell }) => (
            <span key={id} className={styles.fact}>
              <span className={styles.factTitle}>{title}</span> {isLink(entity, id) ? renderCell(row) : text}
            </span>
          ))}
        </span>
      </span>
      <span className={styles.tools} data-few={(!hasSwitch && !onStep) || undefined}>
        {hasSwitch && (
          <Switch
            checked={row.enabled === true}
            isDisabled={toggle === undefined}
            aria-label={`${caption(`${entity.name}.enabled`)}: ${name}`}
            onChange={() => toggle && invokeCommand(toggle, { kind: 'rows', entity, ids: [row.id], known: [row] })}
          />
        )}
        {onStep && (
          <span className={styles.steps}>
            <IconButton
              label={caption('layout.up')}
              keys="Alt+ArrowUp"
              disabled={position === 1}
              onClick={() => onStep(-1)}
            >
              <ArrowUp size={16} aria-hidden />
            </IconButton>
            <IconButton
              label={caption('layout.down')}
              keys="Alt+ArrowDown"
              disabled={position === count}
              onClick={() => onStep(1)}
            >
              <ArrowDown size={16} aria-hidden />
            </IconButton>
          </span>
        )}
        {commands.length > 0 && (
          <IconButton
            label={caption('layout.menu')}
            keys="m"
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect()
              onMenu({ x: left, y: bottom })
            }}
          >
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        )}
      </span>
    </>
  )
}

/** Whether a field leads to a record, whose name its cell finds out. */
function isLink(entity: Entity, path: string): boolean {
  const found = fieldAtPath(entity, path)
  return found !== undefined && traitsOf(found.field).leadsTo !== undefined
}

function isText(entity: Entity, path: string): boolean {
  const found = fieldAtPath(entity, path)
  return found === undefined || traitsOf(found.field).isBrief
}
