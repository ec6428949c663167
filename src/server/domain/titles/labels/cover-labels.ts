import coverLabel from '../../../../entities/cover-label-manage/cover-label'
import coverLabelSend from '../../../../entities/cover-label-manage/cover-label-send'
import { isEqual } from '../../../db/records'
import { defineRules } from '../../../operations/handler'
import { badField, refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { dayMs } from '../../../../schema/time'

/** A send lasts no longer, in days. */
const longest = 180

/** A send ends after it starts, within its time; one that is out keeps what it shows and to whom. */
export const sendRules = defineRules(coverLabelSend, {
  beforeSave: async (_context, draft, current) => {
    const next = { ...current, ...draft }
    const isOut = current?.state === 'live' || current?.state === 'paused'
    for (const field of Object.keys(draft) as (keyof typeof draft)[])
      if (isOut && !('state' in draft) && !mayChange.has(field) && !isEqual(draft[field], current[field]))
        throw badField(field, 'cover-label-manage.label-send.out')
    const means = next.target ? meaning[next.target] : undefined
    if (means && isEmpty(next[means])) throw badField(means, 'error.required')
    if (!next.startsAt || !next.endsAt) return
    const days = (Date.parse(next.endsAt) - Date.parse(next.startsAt)) / dayMs
    if (days <= 0) throw badField('endsAt', 'error.offBeforePublish')
    if (days > longest) throw badField('endsAt', 'cover-label-manage.label-send.tooLong', { days: longest })
  },
})

/** A label that is out is switched off, which takes it off the covers; it is not deleted. */
export const labelRules = defineRules(coverLabel, {
  beforeSave: async (_context, draft, current) => {
    const next = { ...current, ...draft }
    if (next.form === 'text' && isEmpty(next.text)) throw badField('text', 'error.required')
    if (next.form === 'image' && !(next.images?.zh_CN && next.images.en))
      throw badField('images', 'cover-label-manage.label-config.bothPictures')
    const isMeasured = ['firstDaysOnShelf', 'rankTop', 'leavingSoon'].includes(next.autoRule ?? 'none')
    if (isMeasured && !next.autoValue) throw badField('autoValue', 'error.required')
  },
  beforeRemove: async (context, { id }) => {
    if ((await openSends(context, id)).length > 0) throw refused('cover-label-manage.label-config.isOut')
  },
})

/** What of a send that is out may still change. */
const mayChange: ReadonlySet<string> = new Set(['name', 'endsAt', 'holdOut'])

/** What a send needs by what it is meant for. */
const meaning = { contents: 'contents', single: 'single', xilie: 'xilie', tag: 'tag', rule: 'rule' } as const

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

export async function openSends({ records }: Context, label: number) {
  return records.where(coverLabelSend, { label, state: ['scheduled', 'live', 'paused'] })
}
