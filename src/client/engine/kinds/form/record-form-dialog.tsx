import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import type { Entity } from '../../../../schema/entity'
import { closeRecordForm, recordForm, type RecordFormRequest } from '../../commands/record-form'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { readRecord } from '../../plain/read-record'
import { tabStore } from '../../tabs/tab-store'
import { Button } from '../../../base/ui/button'
import { Dialog } from '../../../base/ui/dialog'
import { Drawer } from '../../../base/ui/drawer'
import { toast } from '../../../base/ui/toast-store'
import { labelOf } from '../../parts/row-label'
import { useFormat } from '../../../base/format/use-format'
import { announceSaved, beginSession, mayLeave } from './begin-session'
import { formGroups, writableNames } from '../../parts/form-definition'
import { formTitle } from './form-title'
import { isTyping } from './form-keys'
import { followForm } from './form-sessions'
import { FormSkeleton } from './form-skeleton'
import type { FormRecord } from './form-state'
import { RecordForm, useFormView } from './record-form'
import { useFormSubmit } from './use-form-submit'

/** How many fields fit a dialog; more stand in a panel at the side, where the list stays in sight. */
const maxInDialog = 6

/** Draws the form over a list: a new record, one to change, or a copy. It is once in the console. */
export function RecordFormHost() {
  const { request } = useSnapshot(recordForm)
  const [path] = useLocation()
  const openedAt = useRef(path)
  useEffect(() => {
    if (!request) openedAt.current = path
    else if (openedAt.current !== path) {
      // Another page came by a link or by Back: the draft is kept, and is there when the form is opened again.
      closeRecordForm()
      openedAt.current = path
    }
  }, [request, path])
  if (!request) return null
  const { page, mode, id } = request as RecordFormRequest
  return <RequestedForm key={`${page.id}.${mode}.${id}`} request={request as RecordFormRequest} />
}

function RequestedForm({ request }: { readonly request: RecordFormRequest }) {
  const { page: info, id } = request
  const entity = info.page.entity as Entity
  const { data, error, refetch } = useQuery({
    queryKey: ['detail', entity.name, id],
    queryFn: () => readRecord(info, entity, id),
    enabled: id !== undefined,
    staleTime: 0,
  })
  if (id === undefined || data) return <OpenForm request={request} entity={entity} record={data ?? null} />
  return (
    <Frame request={request} entity={entity} record={null} onClose={closeRecordForm}>
      {error ? <FailureState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Frame>
  )
}

interface OpenFormProps {
  readonly request: RecordFormRequest
  readonly entity: Entity
  readonly record: FormRecord | null
}

function OpenForm({ request, entity, record }: OpenFormProps) {
  const { page: info, mode } = request
  const caption = useCaption()
  const form = useRef<HTMLFormElement>(null)
  const command = `${info.id}.${mode === 'create' ? 'new' : mode}`
  const [session] = useState(() => beginSession({ info, entity, mode, record, command }))
  const view = useFormView(session)

  useEffect(() => {
    const stop = followForm(command, tabStore.tabs.active ?? '', session)
    return () => {
      session.keep()
      stop()
      if (session.get().isDirty) toast.info(caption('form.draftKept'))
    }
  }, [session, command, caption])
  useEffect(() => {
    if (record && mode === 'edit') session.receive(record)
  }, [session, record, mode])

  const submit = useFormSubmit(session, form, 'dialog', (saved) => {
    if (saved) announceSaved(entity, saved, mode !== 'edit')
    closeRecordForm()
  })
  const leave = async () => {
    if (form.current?.contains(document.activeElement) && isTyping())
      return form.current?.closest<HTMLElement>('[role=dialog]')?.focus()
    if (await mayLeave(session)) closeRecordForm()
  }

  return (
    <Frame
      request={request}
      entity={entity}
      record={record}
      onClose={() => void leave()}
      footer={
        <>
          <Button onClick={() => void leave()}>{caption('ui.cancel')}</Button>
          <Button variant="primary" keys="Mod+S" isBusy={view.isBusy} onClick={submit}>
            {caption(mode === 'edit' ? 'form.save' : 'form.create')}
          </Button>
        </>
      }
    >
      <RecordForm
        ref={form}
        session={session}
        groups={formGroups(info, entity)}
        pageId={info.id}
        record={mode === 'edit' ? record : null}
        onSubmit={submit}
      />
    </Frame>
  )
}

interface FrameProps extends OpenFormProps {
  readonly onClose: () => void
  readonly footer?: ReactNode
  readonly children: ReactNode
}

function Frame({ request: { page: info, mode }, entity, record, onClose, footer, children }: FrameProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const name = record ? labelOf(entity, record, language) : ''
  const title = formTitle(mode, entity, name, caption)
  const isSmall = writableNames(formGroups(info, entity), entity).length <= maxInDialog
  return isSmall ? (
    <Dialog isOpen title={title} width={560} onClose={onClose} footer={footer}>
      {children}
    </Dialog>
  ) : (
    <Drawer isOpen title={title} width={640} onClose={onClose} footer={footer}>
      {children}
    </Drawer>
  )
}
