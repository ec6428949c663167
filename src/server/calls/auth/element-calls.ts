import * as calls from '../../../calls/auth'
import element from '../../../entities/staff-manage/element'
import { registry } from '../../base/declarations'
import { mayDeleteElement } from '../../domain/staff/menu-rules'
import { followChanges } from '../../operations/follow-changes'
import { inOwnWords } from '../../operations/own-words'
import { create, edit } from '../../operations/save'
import { holds } from '../../access/account'
import { notPermitted, refused } from '../../base/errors'
import { serve } from '../../pipeline/serve'

const adding = 'StaffManage:menuTree.addElement'

const editing = 'StaffManage:menuTree.editElement'

const deleting = 'StaffManage:menuTree.deleteElement'

/** Adds an element to a page, or changes one. */
export const saveElement = serve(calls.saveElement, {
  id: 'element.save',
  guard: { anyOf: [adding, editing] },
  reword: (body) => inOwnWords(element, element.fields, body),
  audit: { kind: 'edit', code: editing, entity: element.name },
  run: async (context, body) => {
    const needed = body.id === undefined ? adding : editing
    if (!holds(context.account, needed)) throw notPermitted(needed)
    const saved =
      body.id === undefined ? await create(context, element, body) : await edit(context, registry, element, body)
    await followChanges(context, context.records.changes)
    return { id: saved.id, elementId: saved.id, version: saved.version }
  },
})

/** Deletes an element that no role holds. */
export const deleteElement = serve(calls.deleteElement, {
  id: 'element.delete',
  guard: { anyOf: [deleting] },
  reword: (body) => inOwnWords(element, {}, body),
  audit: { kind: 'delete', code: deleting, entity: element.name, danger: true },
  run: async (context, input) => {
    const row = await context.records.get(element, input.id)
    const may = await mayDeleteElement(context, row)
    if (may !== true) throw refused(may)
    await context.records.remove(element, row)
    return {}
  },
})
