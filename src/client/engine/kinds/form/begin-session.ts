import type { Entity } from '../../../../schema/entity'
import type { PageInfo } from '../../../../schema/registry'
import { isMasked } from '../../../../fields/masked'
import { saveRecord } from '../../../base/api/records'
import { speaksSpecificationAlone } from '../../../base/api/host-speech'
import { valueWithin } from '../../declared/scope-from-url'
import { openedBy } from '../../commands/page-arguments'
import { tellOfRequests } from '../../commands/tell-of-requests'
import { rememberUndo, undoLast } from '../../commands/undo-stack'
import { queryClient } from '../../parts/query-client'
import { recordsChanged } from '../../parts/record-events'
import { caption } from '../../../base/i18n/i18n'
import { savePlainly } from '../../plain/save-plainly'
import { session } from '../../../base/session/session'
import { confirm } from '../../../base/ui/confirm'
import { toast } from '../../../base/ui/toast-store'
import { draftKey } from './draft-store'
import { formGroups, heldFields, isLoadingCall, saveCall, writableNames } from '../../parts/form-definition'
import { createFormSession, type FormSession, type Saved } from './form-session'
import { beginForm, type FormRecord } from './form-state'

export interface BeginOptions {
  readonly info: PageInfo
  readonly entity: Entity
  readonly mode: 'create' | 'edit' | 'copy'
  /** The record to change or to copy from. */
  readonly record: FormRecord | null
  /** The command on whose behalf it is saved, e.g. `user-manage.user-list.edit`. */
  readonly command?: string
}

/** The form of a page's record: with its draft, where one was left. */
export function beginSession({ info, entity, mode, record, command }: BeginOptions): FormSession {
  const own = mode === 'edit' ? record : null
  const held = own ? {} : heldFields(info, entity)
  const names = [...writableNames(formGroups(info, entity), entity), ...Object.keys(held)]
  const copies =
    mode === 'copy' && record
      ? Object.fromEntries(copied(entity, names, record).map((name) => [name, record[name]]))
      : {}
  // Nobody has typed what the address or the list fills in, and nothing is lost with it.
  const told = {
    ...(mode === 'create' &&
      Object.fromEntries(Object.entries(openedBy(info)).filter(([name]) => names.includes(name)))),
    ...held,
  }
  // What is begun at one address is not gone on with at another.
  const beside = Object.values(valueWithin(info)).map((value) => `-${String(value)}`)
  const place = own ? own.id : mode === 'copy' ? `copy-${record?.id}` : `new${beside.join('')}`
  const state = beginForm(entity, names, own, { ...copies, ...told })
  const save = saveCall(info, entity, own === null)
  return createFormSession({
    state: { ...state, base: { ...state.base, ...told } },
    save: (body) => {
      const loading = isLoadingCall(info, entity, save)
      if (speaksSpecificationAlone()) return savePlainly(entity, save, body, loading)
      return saveRecord(save, body, { loading, ...(command && { command }) })
    },
    storage: localStorage,
    draftKey: draftKey(session.account?.id ?? 0, info.id, place),
  })
}

/** Says that a record was saved, offers to take it back, and shows it again wherever it is on screen. */
export function announceSaved(entity: Entity, { id, auditId, approvalIds }: Saved, isNew: boolean): void {
  const title = caption(isNew ? 'form.created' : 'form.saved', { entity: caption(entity.name) })
  if (approvalIds?.length) tellOfRequests(caption(entity.name), approvalIds)
  else if (auditId === undefined) toast.success(title)
  else {
    rememberUndo({ title, auditIds: [auditId] })
    toast.success(title, { text: caption('command.undo'), run: () => void undoLast() })
  }
  recordsChanged(entity.name, [id])
  void queryClient.invalidateQueries({ queryKey: ['detail', entity.name] })
}

/** Whether a form may be left: asked where something is unsaved, which is then thrown away. */
export async function mayLeave(form: FormSession): Promise<boolean> {
  if (!form.get().isDirty) return true
  const isSure = await confirm({
    title: caption('form.leave.title'),
    description: caption('form.leave.text'),
    confirmText: caption('form.leave.discard'),
    cancelText: caption('form.leave.stay'),
    isDanger: true,
  })
  if (isSure) form.discard()
  return isSure
}

/** A copy has everything but what no two records may share, and secrets that its maker does not see. */
function copied(entity: Entity, names: readonly string[], record: FormRecord): string[] {
  return names.filter((name) => !entity.fields[name]?.unique && !isMasked(record[name]))
}
