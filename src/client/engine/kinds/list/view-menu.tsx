import { explainRefusal } from '../../../base/api/explain-refusal'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, ChevronDown, Pencil, Plus, RotateCcw, Save, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useCaption } from '../../../base/i18n/use-caption'
import { useKeys } from '../../../base/keys/use-keys'
import { Button } from '../../../base/ui/button'
import { confirm } from '../../../base/ui/confirm'
import { DropdownMenu } from '../../../base/ui/dropdown-menu'
import type { MenuLine } from '../../../base/ui/menu-items'
import { toast } from '../../../base/ui/toast-store'
import { deleteView, layoutOf, saveView, viewsQuery, type SavedView } from '../../parts/saved-views'
import type { ListAtWork } from './use-list'
import { ViewDialog } from './view-dialog'

/** The saved views of a list: to look through one, to keep the list as it is, to share it. */
export function ViewMenu({ work }: { readonly work: ListAtWork }) {
  const caption = useCaption()
  const { info, state } = work
  const { data: views = [], isPending } = useQuery(viewsQuery(info.path))
  const [dialog, setDialog] = useState<{ readonly view: SavedView | null } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isByKey, setByKey] = useState(false)
  const change = (open: boolean) => {
    setOpen(open)
    if (!open) setByKey(false)
  }
  const bindings = useMemo(
    () => [
      {
        id: 'list.views',
        keys: 'v',
        scope: 'page' as const,
        title: 'list.hint.views',
        run: () => {
          setByKey(true)
          setOpen(true)
        },
      },
    ],
    [],
  )
  useKeys(bindings)
  const chosen = views.find(({ id }) => id === state.view)
  const isChanged = chosen !== undefined && !isAsKept(work, chosen)

  const show = (view: SavedView, replace = false) => {
    work.showView(view, replace)
    if (view.columns.length > 0) work.changeLayout(layoutOf(view.columns))
  }
  const begin = useEffectEvent(() => {
    const first = state.view === null ? views.find((view) => view.default && view.mine) : chosen
    if (work.isAddressBare && first) show(first, true)
    else work.openAsDeclared()
  })
  // Once a visit: a view in the address alone, or one's default, fills the list; else what the page opens with, as where no view is to be had.
  useEffect(() => {
    if (!isPending) begin()
  }, [isPending])

  const tell = (work: Promise<unknown>, text: string) => work.then(() => toast.success(text), explainRefusal)
  const remove = async (view: SavedView) => {
    const isSure = await confirm({
      title: caption('view.deleteTitle', { name: view.name }),
      description: caption(view.roles.length > 0 ? 'view.deleteShared' : 'view.deleteOwn'),
      confirmText: caption('view.delete'),
      isDanger: true,
    })
    if (!isSure) return
    await tell(deleteView(view.id), caption('view.deleted', { name: view.name }))
    work.showView(null)
  }
  const line = (view: SavedView): MenuLine => ({
    id: String(view.id),
    text: view.name,
    ...(!view.mine && { note: caption('view.by', { name: view.ownerName }) }),
    isChosen: view.id === state.view,
    onSelect: () => show(view),
  })
  const own = views.filter(({ mine }) => mine)
  const shared = views.filter(({ mine }) => !mine)
  const lines: MenuLine[] = [
    { id: 'none', text: caption('view.none'), isChosen: state.view === null, onSelect: () => work.showView(null) },
    ...(own.length > 0 ? [{ id: 'own', kind: 'label' as const, text: caption('view.own') }, ...own.map(line)] : []),
    ...(shared.length > 0
      ? [{ id: 'shared', kind: 'label' as const, text: caption('view.shared') }, ...shared.map(line)]
      : []),
    { id: 'line', kind: 'separator' },
    ...(chosen && isChanged && chosen.mine
      ? [
          {
            id: 'update',
            text: caption('view.update', { name: chosen.name }),
            icon: <Save />,
            onSelect: () =>
              void tell(
                saveView({ id: chosen.id, version: chosen.version, ...work.now.view() }),
                caption('view.saved', { name: chosen.name }),
              ),
          },
        ]
      : []),
    ...(chosen && isChanged
      ? [{ id: 'reset', text: caption('view.reset'), icon: <RotateCcw />, onSelect: () => show(chosen) }]
      : []),
    { id: 'new', text: caption('view.saveAs'), icon: <Plus />, onSelect: () => setDialog({ view: null }) },
    ...(chosen?.mine
      ? [
          { id: 'edit', text: caption('view.edit'), icon: <Pencil />, onSelect: () => setDialog({ view: chosen }) },
          {
            id: 'delete',
            text: caption('view.delete'),
            icon: <Trash2 />,
            isDanger: true,
            onSelect: () => void remove(chosen),
          },
        ]
      : []),
  ]
  return (
    <span data-zone="views">
      <DropdownMenu align="start" lines={lines} isOpen={isOpen} isByKey={isByKey} onOpenChange={change}>
        <Button variant="quiet" icon={<Bookmark aria-hidden />}>
          {chosen ? `${chosen.name}${isChanged ? ' •' : ''}` : caption('view.title')}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenu>
      {dialog && (
        <ViewDialog
          view={dialog.view}
          save={(change) =>
            saveView(
              dialog.view
                ? { ...change, id: dialog.view.id, version: dialog.view.version }
                : { ...change, page: info.path, ...work.now.view() },
            )
          }
          onSaved={(id) => {
            if (!dialog.view) work.keepView(id)
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </span>
  )
}

/** Whether the list is filtered and sorted as the view keeps it; how wide a column is does not count. */
function isAsKept({ now }: ListAtWork, view: SavedView): boolean {
  const { filters, sort } = now.view()
  return JSON.stringify(sorted(filters)) === JSON.stringify(sorted(view.filters)) && sort === view.sort
}

function sorted(filters: object): [string, unknown][] {
  return Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))
}
