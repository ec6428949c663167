import { createElement } from 'react'
import type { FormExtras, OpenForm } from '../../../engine/kinds/form/form-extras'
import { groupIn, sendAtIn } from './form-address'
import { holdPushForm } from './open-push-form'
import { PushFormAside } from './push-form-aside'
import { PushFormTop } from './push-form-top'
import { countFor } from './push-form-state'
import { PictureNote } from './picture-note'
import { PicturesInput } from './pictures-input'
import { RecurrenceInput } from './recurrence-input'
import { VariantsInput } from './variants-input'

/** Which fields matter only for one kind of audience or schedule. */
const onlyFor: Readonly<Record<string, { readonly field: string; readonly is: readonly string[] }>> = {
  userTags: { field: 'audience', is: ['userTags'] },
  userGroups: { field: 'audience', is: ['userGroups'] },
  userFile: { field: 'audience', is: ['userFile'] },
  inactiveDays: { field: 'audience', is: ['inactive'] },
  sendAt: { field: 'schedule', is: ['at', 'localTime', 'recurring'] },
  localTime: { field: 'schedule', is: ['localTime'] },
  recurrence: { field: 'schedule', is: ['recurring'] },
}

/** What the form of a push has beside its fields. */
export function pushFormExtras(pageId: string): FormExtras {
  return {
    Top: PushFormTop,
    Aside: PushFormAside,
    inputs: { imageByLanguage: PicturesInput, recurrence: RecurrenceInput, variants: VariantsInput },
    notes: { image: ({ image }) => createElement(PictureNote, { image }) },
    isShown: (name, values) => {
      const rule = onlyFor[name]
      return rule === undefined || rule.is.includes(String(values[rule.field]))
    },
    onOpen: (form) => {
      countFor(pageId)
      takeOver(form(), location.search)
      return holdPushForm(form)
    },
  }
}

/** An hour of the calendar, or a group of users, that the form was opened by. */
function takeOver({ session, record }: OpenForm, search: string): void {
  if (record !== null) return
  const sendAt = sendAtIn(search)
  if (sendAt !== undefined) {
    session.change('schedule', 'at')
    session.change('sendAt', sendAt)
  }
  const group = groupIn(search)
  if (group !== undefined) {
    session.change('audience', 'userGroups')
    session.change('userGroups', [group])
  }
}
