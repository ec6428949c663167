import { useEffect, useMemo, useState } from 'react'
import { useCaption } from '../../../../base/i18n/use-caption'
import type { KeyBinding } from '../../../../base/keys/key-dispatcher'
import { useKeys } from '../../../../base/keys/use-keys'
import type { PageProps } from '../../../../engine/page/page-props'
import { EmptyState } from '../../../../base/ui/state'
import { changeOf } from './rights-change'
import { RightsElements } from './rights-elements'
import { RightsFilter } from './rights-filter'
import { RightsFoot } from './rights-foot'
import { RightsHead } from './rights-head'
import { choose, type RightsDraft } from './rights-store'
import { branchesOf, narrowed, withBelow, type Branch, type Held } from './rights-tree'
import { RightsTree } from './rights-tree-view'
import styles from './role-rights.module.css'

interface RightsEditorProps extends Pick<PageProps, 'info' | 'params'> {
  readonly draft: RightsDraft
  readonly reload: () => void
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

/** The rights of a role while they are being chosen: the menu at the left, the elements of the branch at hand at the right. */
export function RightsEditor({ info, params, draft, reload }: RightsEditorProps) {
  const caption = useCaption()
  const { base, held } = draft
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => branchesOf(base), [base])
  const branches = useMemo(() => {
    const found = search.trim() === '' ? all : narrowed(all, fitting(search.trim()))
    return onlyChanged ? narrowed(found, changedBy(draft)) : found
  }, [all, search, onlyChanged, draft])
  const isNarrow = search.trim() !== '' || onlyChanged
  const shown = isNarrow ? new Set(branches.flatMap(withBelow).map(({ key }) => key)) : opened
  const every = branches.flatMap(withBelow)
  const branch = every.find(({ key }) => key === chosen) ?? every[0]
  const toggle = (change: (before: Held) => Held) => choose(change)

  const keys = useMemo(
    (): KeyBinding[] => [
      {
        id: `${info.id}.search`,
        keys: '/',
        scope: 'page',
        title: 'staff-manage.role-permission.search',
        run: () => focus('[data-zone=rights-search]'),
      },
      {
        id: `${info.id}.differences`,
        keys: 'd',
        scope: 'page',
        title: 'staff-manage.role-permission.differences',
        run: () => setOnlyChanged((before) => !before),
      },
    ],
    [info.id],
  )
  useKeys(keys)
  useEffect(() => focus('[data-zone=rights-tree]'), [])

  return (
    <div className={styles.editor} data-page={info.id}>
      <RightsHead info={info} params={params} draft={draft} reload={reload} />
      <div className={styles.body}>
        <div className={styles.side}>
          <RightsFilter
            search={search}
            onSearch={setSearch}
            onlyChanged={onlyChanged}
            onOnlyChanged={setOnlyChanged}
            onFound={() => {
              setChosen(firstFound(every, search)?.key)
              focus('[data-zone=rights-tree]')
            }}
          />
          <RightsTree
            branches={branches}
            held={held}
            chosen={branch?.key}
            opened={shown}
            isReadOnly={base.role.builtIn === true}
            onChoose={setChosen}
            onOpen={(key, isOpen) => setOpened((before) => withKey(before, key, isOpen))}
            onToggle={toggle}
            onEnter={() => focus('[data-zone=rights-elements] [role=checkbox][tabindex="0"]')}
          />
        </div>
        {branch ? (
          <RightsElements
            branch={branch}
            rights={base}
            held={held}
            isReadOnly={base.role.builtIn === true}
            onToggle={toggle}
          />
        ) : (
          <EmptyState text={caption('staff-manage.role-permission.nothingFound')} />
        )}
      </div>
      <RightsFoot draft={draft} />
    </div>
  )
}

/** Where a search leads: the first page or section that it fits by itself, else the first that holds what fits. */
function firstFound(found: readonly Branch[], search: string): Branch | undefined {
  const fits = fitting(search.trim())
  return (
    found.find((branch) => search.trim() !== '' && fits(branch)) ??
    found.find(({ elements }) => elements.length > 0) ??
    found[0]
  )
}

/** What a text fits, by code or by title in either language. */
function fitting(text: string) {
  const wanted = text.toLowerCase()
  return ({ code, title }: Pick<Branch, 'title' | 'code'>) =>
    [code, title.en, title.zh_CN].some((each) => each.toLowerCase().includes(wanted))
}

function changedBy({ base, held }: RightsDraft) {
  const { added, removed } = changeOf(base.held, held, base)
  const codes = new Set([...added, ...removed].map(({ code }) => code))
  return ({ code }: { readonly code: string }) => codes.has(code)
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const after = new Set(keys)
  if (isIn) after.add(key)
  else after.delete(key)
  return after
}
