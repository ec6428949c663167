import { ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useCaption } from '../../../../base/i18n/use-caption'
import { Checkbox } from '../../../../base/ui/checkbox'
import { heldOf, toggleAll, togglePages, type Branch, type Held } from './rights-tree'
import styles from './role-rights.module.css'
import { useTitle } from './use-title'

interface RightsTreeProps {
  readonly branches: readonly Branch[]
  readonly held: Held
  /** The key of the branch at hand. */
  readonly chosen: string | undefined
  readonly opened: ReadonlySet<string>
  readonly isReadOnly: boolean
  readonly onChoose: (key: string) => void
  readonly onOpen: (key: string, isOpen: boolean) => void
  readonly onToggle: (change: (held: Held) => Held) => void
  /** Enter: on to what can be done on the branch at hand. */
  readonly onEnter: () => void
}

interface Line {
  readonly branch: Branch
  readonly level: number
  readonly parent: string | undefined
}

/** The menu as a tree of boxes: arrows walk, Space takes the page, A all of its branch. */
export function RightsTree({
  branches,
  held,
  chosen,
  opened,
  isReadOnly,
  onChoose,
  onOpen,
  onToggle,
  onEnter,
}: RightsTreeProps) {
  const caption = useCaption()
  const title = useTitle()
  const tree = useRef<HTMLDivElement>(null)
  const lines = linesOf(branches, opened)
  const at = Math.max(
    0,
    lines.findIndex(({ branch }) => branch.key === chosen),
  )
  const line = lines[at]
  useEffect(() => {
    tree.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || !line) return
    const walk = (by: number) => onChoose(lines[Math.min(Math.max(at + by, 0), lines.length - 1)]?.branch.key ?? '')
    const { branch, parent } = line
    const hasBelow = branch.children.length > 0
    const isOpen = opened.has(branch.key)
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      Home: () => walk(-lines.length),
      End: () => walk(lines.length),
      ArrowRight: () => (hasBelow && !isOpen ? onOpen(branch.key, true) : hasBelow && walk(1)),
      ArrowLeft: () => (hasBelow && isOpen ? onOpen(branch.key, false) : parent !== undefined && onChoose(parent)),
      ' ': () => !isReadOnly && onToggle((before) => togglePages(branch, before)),
      Enter: () => onEnter(),
      a: () => !isReadOnly && onToggle((before) => toggleAll(branch, before)),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    step()
  }

  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={0}
      data-zone="rights-tree"
      className={styles.tree}
      aria-label={caption('staff-manage.role-permission.menus')}
      aria-activedescendant={line && `right-${line.branch.key}`}
      onKeyDown={onKeyDown}
    >
      {lines.map(({ branch, level }) => {
        const state = heldOf(branch, held)
        const isOpen = opened.has(branch.key)
        return (
          <div
            key={branch.key}
            id={`right-${branch.key}`}
            role="treeitem"
            aria-level={level}
            aria-selected={branch === line?.branch}
            aria-checked={state ?? 'mixed'}
            {...(branch.children.length > 0 && { 'aria-expanded': isOpen })}
            className={styles.branch}
            style={{ paddingInlineStart: `calc(var(--space-4) * ${level - 1} + var(--space-2))` }}
            onClick={() => onChoose(branch.key)}
          >
            <span
              className={styles.fold}
              aria-hidden
              onClick={() => branch.children.length > 0 && onOpen(branch.key, !isOpen)}
            >
              {branch.children.length > 0 && (isOpen ? <ChevronDown /> : <ChevronRight />)}
            </span>
            <span aria-hidden>
              <Checkbox
                checked={state}
                isDisabled={isReadOnly}
                tabIndex={-1}
                aria-label={title(branch.title)}
                onChange={() => onToggle((before) => togglePages(branch, before))}
              />
            </span>
            <span className={styles.branchTitle}>{title(branch.title)}</span>
          </div>
        )
      })}
    </div>
  )
}

/** The branches that are in sight, in order. */
function linesOf(
  branches: readonly Branch[],
  opened: ReadonlySet<string>,
  level = 1,
  parent: string | undefined = undefined,
): Line[] {
  return branches.flatMap((branch) => [
    { branch, level, parent },
    ...(opened.has(branch.key) ? linesOf(branch.children, opened, level + 1, branch.key) : []),
  ])
}
