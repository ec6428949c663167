import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { formatNumber } from '../../../../../fields/format'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useFormat } from '../../../../base/format/use-format'
import { Badge } from '../../../../base/ui/badge'
import { Checkbox } from '../../../../base/ui/checkbox'
import { toggleElement, togglePages, withBelow, type Branch, type ElementRecord, type Held } from './rights-tree'
import type { RoleRights } from './rights-store'
import styles from './role-rights.module.css'
import { useTitle } from './use-title'

interface RightsElementsProps {
  readonly branch: Branch
  readonly rights: RoleRights
  readonly held: Held
  readonly isReadOnly: boolean
  readonly onToggle: (change: (held: Held) => Held) => void
}

/** The boxes that can be reached, in order. */
const boxesIn = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLButtonElement>('[role=checkbox]:not([disabled])'),
]

/** Lets Tab stop at one box alone: the one that has the focus, else the one that it stopped at, else the first. */
function keepStop(place: HTMLElement | null, focused: Element | null): void {
  if (!place) return
  const boxes = boxesIn(place)
  const stop =
    boxes.find((box) => box === focused) ?? boxes.find((box) => box.dataset['stop'] !== undefined) ?? boxes[0]
  for (const box of boxes) {
    box.tabIndex = box === stop ? 0 : -1
    if (box === stop) box.dataset['stop'] = ''
    else delete box.dataset['stop']
  }
}

/** Arrows, Home and End walk the boxes. Escape goes back to the tree. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const boxes = boxesIn(event.currentTarget)
  const at = boxes.findIndex((box) => box === event.target)
  const to: Readonly<Record<string, HTMLElement | null | undefined>> = {
    ArrowDown: boxes[Math.min(at + 1, boxes.length - 1)],
    ArrowUp: boxes[Math.max(at - 1, 0)],
    Home: boxes[0],
    End: boxes.at(-1),
    Escape: document.querySelector<HTMLElement>('[data-zone=rights-tree]'),
  }
  const next = to[event.key]
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

const kinds: readonly ElementRecord['kind'][] = ['command', 'export', 'field', 'tool']

/** What can be done on the pages of a branch, page by page. */
export function RightsElements({ branch, rights, held, isReadOnly, onToggle }: RightsElementsProps) {
  const caption = useCaption()
  const title = useTitle()
  const pages = withBelow(branch).filter(({ menu }) => menu !== undefined)
  const place = useRef<HTMLElement>(null)
  // One stop of Tab for hundreds of boxes; the tree chooses which are there.
  useLayoutEffect(() => keepStop(place.current, document.activeElement))
  return (
    <section
      ref={place}
      className={styles.elements}
      data-zone="rights-elements"
      // With nothing to tick in it, it still has to be scrolled by keys.
      tabIndex={isReadOnly ? 0 : undefined}
      aria-label={caption('staff-manage.role-permission.elements')}
      onKeyDown={walk}
      onFocus={({ target }) => keepStop(place.current, target)}
    >
      {pages.every(({ elements }) => elements.length === 0) && (
        <p className={styles.quiet}>{caption('staff-manage.role-permission.noElements')}</p>
      )}
      {pages.map((page) => {
        const isOn = page.menu !== undefined && held.menus.has(page.menu.id)
        return (
          <fieldset key={page.key} className={styles.page}>
            <legend className={styles.legend}>
              <Checkbox
                checked={isOn}
                isDisabled={isReadOnly}
                label={title(page.title)}
                onChange={() => onToggle((before) => togglePages({ ...page, children: [] }, before))}
              />
              <code className={styles.code}>{page.key}</code>
              {!isOn && page.elements.length > 0 && (
                <span className={styles.quiet}>{caption('staff-manage.role-permission.pageOff')}</span>
              )}
            </legend>
            {kinds.map((kind) => (
              <Group
                key={kind}
                kind={kind}
                elements={page.elements.filter((element) => element.kind === kind)}
                rights={rights}
                held={held}
                isOff={!isOn || isReadOnly}
                onToggle={onToggle}
              />
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}

interface GroupProps extends Pick<RightsElementsProps, 'rights' | 'held' | 'onToggle'> {
  readonly kind: ElementRecord['kind']
  readonly elements: readonly ElementRecord[]
  readonly isOff: boolean
}

function Group({ kind, elements, rights, held, isOff, onToggle }: GroupProps) {
  const caption = useCaption()
  const title = useTitle()
  const { language } = useFormat()
  if (elements.length === 0) return null
  const { approvalLimit, currency } = rights.role
  const limit = `${formatNumber((approvalLimit ?? 0) / 100, language)} ${currency ?? ''}`
  return (
    <div role="group" aria-label={caption(`element.kind.${kind}`)}>
      <h3 className={styles.kind}>{caption(`element.kind.${kind}`)}</h3>
      <ul className={styles.list}>
        {elements.map((element) => (
          <li key={element.id} className={styles.element}>
            <Checkbox
              checked={held.elements.has(element.id)}
              isDisabled={isOff}
              label={title(element.title)}
              onChange={() => onToggle((before) => toggleElement(element.id, before))}
            />
            {element.danger && <Badge tone="bad">{caption('staff-manage.role-permission.danger')}</Badge>}
            {element.money && <Badge tone="warn">{caption('staff-manage.role-permission.money', { limit })}</Badge>}
            <code className={styles.code}>{element.code.split(':')[1]}</code>
            <span className={styles.uses}>
              {rights.uses[element.code]
                ? caption('staff-manage.role-permission.uses', { count: rights.uses[element.code] })
                : ''}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
