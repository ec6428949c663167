import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Entity } from '../../../../schema/entity'
import { pageCommands, rowCommands } from '../../commands/page-commands'
import { providePageContext } from '../../page/page-context'
import { recordParameter } from '../../declared/scope-from-url'
import { recordUrl } from '../../parts/record-url'
import type { Target } from '../../parts/target'
import { mayReach } from '../../declared/may-reach'
import { missingRecord, strayRecord } from '../../parts/missing-record'
import { NoSuchRecord } from '../../parts/no-such-record'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { readRecord } from '../../plain/read-record'
import { holds } from '../../../base/session/session'
import { useEscape } from '../../../base/keys/use-keys'
import { PageHead } from '../../page/page-head'
import { close } from '../../tabs/tab-rules'
import { setTabs, tabStore } from '../../tabs/tab-store'
import { Button } from '../../../base/ui/button'
import { toast } from '../../../base/ui/toast-store'
import { CommandButtons } from '../../commands/command-buttons'
import { labelOf } from '../../parts/row-label'
import { useCommandKeys } from '../../commands/use-list-keys'
import { useFormat } from '../../../base/format/use-format'
import { useTabDetail } from '../../tabs/use-tab-detail'
import type { PageProps } from '../../page/page-props'
import { SettingsNote } from './settings-note'
import { announceSaved, beginSession, mayLeave } from './begin-session'
import { formGroups, listAddress, listBehind } from '../../parts/form-definition'
import type { FormExtras, OpenForm } from './form-extras'
import { isTyping } from './form-keys'
import styles from './form-page.module.css'
import { dropForm, formSession } from './form-sessions'
import { FormSkeleton } from './form-skeleton'
import { formTitle } from './form-title'
import { changedNames, type FormRecord } from './form-state'
import { RecordForm, useFormView } from './record-form'
import { SavingButtons } from './saving-buttons'
import { savingCommands, useSavingCommands } from './saving-commands'
import { useFormSubmit } from './use-form-submit'

/** A page that is a form: of a new record, of the one its address names by `id`, or of a copy of the one named by `copy`. */
export function FormPage(props: PageProps & { readonly extras?: FormExtras }) {
  const { info, params } = props
  const { page } = info
  const caption = useCaption()
  const query = new URLSearchParams(useSearch())
  if (!page.entity)
    throw new Error(`pages${info.path}: a form needs an entity. Declare it with definePage(entity, {…}).`)
  const entity: Entity = page.entity
  const id = numberOf(params[recordParameter(info) ?? ''] ?? query.get('id'))
  const copied = numberOf(query.get('copy'))
  const isOnly = page.kind === 'settings' && id === undefined
  const isNew = id === undefined && !isOnly
  const read = useQuery({
    queryKey: ['detail', entity.name, id ?? copied ?? 'only'],
    queryFn: () => readRecord(info, entity, id ?? copied),
    enabled: !isNew || copied !== undefined,
    staleTime: 0,
  })
  const record = read.data ?? null
  const isReady = read.data !== undefined || (isNew && copied === undefined)
  const missing = missingRecord(read.error) ?? strayRecord(info, record)
  if (missing && id !== undefined) return <NoSuchRecord info={info} to={entity.name} wanted={String(id)} />
  if (read.error && !isReady) return <FailureState error={read.error} onRetry={() => void read.refetch()} />
  return (
    <div className={styles.page} data-page={info.id}>
      {isReady ? (
        <FormBody
          {...props}
          entity={entity}
          mode={isNew && record ? 'copy' : record ? 'edit' : 'create'}
          record={record}
          reload={() => void read.refetch()}
        />
      ) : (
        <>
          <PageHead title={caption(info.id)} />
          <div className={styles.body}>
            <FormSkeleton />
          </div>
        </>
      )}
    </div>
  )
}

const noExtras: FormExtras = {}
const noTarget = (): Target => ({ kind: 'none' })

interface FormBodyProps extends PageProps {
  readonly entity: Entity
  readonly mode: 'create' | 'edit' | 'copy'
  readonly record: FormRecord | null
  readonly reload: () => void
  readonly extras?: FormExtras
}

function FormBody({ info, params, tabKey, entity, mode, record, reload, extras = noExtras }: FormBodyProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const list = listBehind(info)
  const listUrl = list && mayReach(list.path, holds) ? listAddress(list, info, params) : undefined
  const command = list && `${list.id}.${mode === 'edit' ? 'edit' : 'new'}`
  const session = formSession(tabKey, () => beginSession({ info, entity, mode, record, ...(command && { command }) }))
  const view = useFormView(session)
  // Settings are there once and for all: their first save is like any other.
  const isOnly = info.page.kind === 'settings'
  const isNew = mode !== 'edit' && !isOnly
  const label = record && mode !== 'create' ? labelOf(entity, record, language) : undefined
  useTabDetail(tabKey, isOnly || mode === 'copy' ? undefined : label)

  const leaveTo = (url: string) => {
    dropForm(tabKey)
    setTabs((tabs) => close(tabs, tabKey).tabs)
    navigate(url)
  }
  const open: OpenForm = { session, view, record: mode === 'edit' ? record : null, reload, leaveTo }
  const live = useRef(open)
  useLayoutEffect(() => {
    live.current = open
  })
  const saving = useSavingCommands(info, entity, form, live)

  useEffect(() => {
    if (record && mode === 'edit') session.receive(record)
  }, [session, record, mode])
  const target = useCallback(
    (): Target =>
      record && mode === 'edit' ? { kind: 'rows', entity, ids: [record.id], known: [record] } : { kind: 'none' },
    [entity, record, mode],
  )
  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params,
        target,
        search: () => location.search,
        // What has been entered need not be asked for again.
        given: ({ command }) => {
          const { state } = session.get()
          return filledOf(command.on === 'page' ? state.values : pick(state.values, changedNames(state)))
        },
        reload,
        starts: saving,
      }),
    [info.id, params, target, reload, saving, session],
  )

  const isTyped = useCallback(
    (keys: string) => savingCommands(info).some(({ command }) => command.keys === keys),
    [info],
  )
  const keysOptions = useMemo(() => ({ isTaken: isTyped }), [isTyped])
  useCommandKeys(info, noTarget, keysOptions)

  useEffect(() => extras.onOpen?.(() => live.current), [extras])
  const leave = async () => {
    if (!(await mayLeave(session))) return
    leaveTo(listUrl ?? close(tabStore.tabs, tabKey).goTo ?? '/')
  }
  // Where a command goes on from saving by Mod+Enter, saving alone leaves it those.
  const submitKeys = useMemo(() => (isTyped('Mod+Enter') ? ['Mod+S'] : undefined), [isTyped])
  const submit = useFormSubmit(
    session,
    form,
    'page',
    (saved) => {
      if (!saved) return void toast.info(caption('form.unchanged'))
      announceSaved(entity, saved, isNew)
      const own = list && 'opens' in list.page ? list.page.opens?.row : undefined
      if (isNew) leaveTo(own !== undefined && mayReach(own, holds) ? recordUrl(own, saved.id) : (listUrl ?? info.path))
      else reload()
    },
    submitKeys,
  )
  useEscape(() => {
    if (isTyping()) document.querySelector('main')?.focus()
    else if (view.isDirty) void leave()
    else return false
    return true
  })

  return (
    <>
      <PageHead
        title={isOnly ? caption(info.id) : formTitle(mode, entity, label ?? '', caption)}
        view={isOnly && <SettingsNote record={record} />}
        commands={
          <CommandButtons
            commands={[
              ...pageCommands(info).filter(({ command }) => command.does?.kind !== 'saveThen'),
              // There is no list of settings to call them from.
              ...(isOnly ? rowCommands(info) : []),
            ]}
            target={isOnly ? target : noTarget}
          />
        }
      />
      <div className={styles.body} data-aside={extras.Aside !== undefined || undefined}>
        <div>
          {extras.Top && <extras.Top {...open} />}
          <RecordForm
            ref={form}
            session={session}
            groups={formGroups(info, entity)}
            pageId={info.id}
            record={mode === 'edit' ? record : null}
            onSubmit={submit}
            extras={extras}
            isHome={!isOnly}
          />
        </div>
        {extras.Aside && (
          <aside className={styles.aside}>
            <extras.Aside {...open} />
          </aside>
        )}
      </div>
      <footer className={styles.foot}>
        <span className={styles.note}>{view.isDirty ? caption('form.unsaved') : ''}</span>
        <Button keys="Escape" onClick={() => void leave()}>
          {caption('ui.cancel')}
        </Button>
        <SavingButtons commands={savingCommands(info)} />
        <Button variant="primary" keys="Mod+S" isBusy={view.isBusy} onClick={submit}>
          {caption(isNew ? 'form.create' : 'form.save')}
        </Button>
      </footer>
    </>
  )
}

function numberOf(text: string | null | undefined): number | undefined {
  const number = Number(text ?? NaN)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

function filledOf(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
}
