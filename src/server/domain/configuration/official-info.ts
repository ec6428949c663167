import officialInfo from '../../../entities/configur-manage/official-info'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'
import { checkPeriod } from '../../operations/period'

export type Info = Row<typeof officialInfo>

const shapes: Readonly<Partial<Record<Info['kind'], RegExp>>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^\+[1-9]\d{6,14}$/,
  whatsapp: /^(\+[1-9]\d{6,14}|https:\/\/\S+)$/,
  website: /^https:\/\/\S+$/,
  social: /^https:\/\/\S+$/,
  legalLink: /^https:\/\/\S+$/,
}

/** An address reads like one of its kind; what is written out has a text instead. */
export const officialInfoRules = defineRules(officialInfo, {
  beforeSave: async (_context, draft, current) => {
    if (concerns(draft, current, 'kind', 'value', 'text')) guardContent({ ...current, ...draft } as Info)
    checkPeriod(draft, current)
  },
  may: (_context, verb, { state }) =>
    Promise.resolve(verb !== 'delete' || state === 'draft' || 'configur-manage.info-list.onlyDrafts'),
})

function guardContent({ kind, value, text }: Info): void {
  const isWritten = kind === 'text' || kind === 'address'
  if (isWritten && !text) throw badField('text', 'error.required')
  if (isWritten) return
  if (text) throw badField('text', 'configur-manage.info-list.noText')
  if (!value) throw badField('value', 'error.required')
  if (shapes[kind]?.test(value) === false) throw badField('value', `configur-manage.info-list.no.${kind}`)
}
