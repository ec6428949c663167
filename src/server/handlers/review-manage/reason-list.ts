import { sql } from 'kysely'
import * as commands from '../../../../commands/review-manage/reason-list'
import language from '../../../entities/develop-manage/language'
import reviewReason from '../../../entities/review-manage/review-reason'
import reviewTask from '../../../entities/review-manage/review-task'
import { caption } from '../../base/captions'
import { listAfter } from '../../operations/list-mode'
import { messageOf } from '../../domain/review/reason-message'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'

/** Written from right to left. */
const rightToLeft = /^(ar|fa|he|ur)/

export default handlers(commands, {
  replaceReason: {
    undo: 'image',
    run: async (context, reason, { into: id }) => {
      const { records, db } = context
      if (id === reason.id) throw badField('into', 'review-manage.sameReason')
      const into = await records.get(reviewReason, id)
      const isWider = reason.subjects.every((subject) => into.subjects.includes(subject))
      if (!into.enabled || !isWider) throw badField('into', 'review-manage.narrowReason')
      const { rows } = await sql<{ id: number }>`select id from review_task
      where state in ('waiting', 'assigned', 'held')
        and (reasons @> array[${reason.id}]::bigint[]
          or marks @> ${JSON.stringify([{ reason: reason.id }])}::jsonb)`.execute(db)
      for (const found of rows) {
        const task = await records.get(reviewTask, Number(found.id))
        const moved = (each: number) => (each === reason.id ? id : each)
        await records.update(reviewTask, task, {
          reasons: [...new Set((task.reasons ?? []).map(moved))],
          marks: task.marks?.map((mark) => ({ ...mark, reason: moved(mark.reason) })) ?? null,
        })
      }
      await records.update(reviewReason, reason, { enabled: false, key: null })
      if (reason.key && !into.key) await records.update(reviewReason, into, { key: reason.key })
      return { findings: [{ caption: 'review-manage.movedCount', value: rows.length, tone: 'good' as const }] }
    },
  },

  /** As it reaches the one who is informed, with an example in its placeholders. */
  previewMessage: {
    run: async ({ records, language: reader }, reason, { language: id }) => {
      const { code } = await records.get(language, id)
      const sample = { title: caption(reader, 'review-manage.sampleTitle'), seconds: 754 }
      const isWritten = Boolean((reason.userMessage as Readonly<Record<string, string>>)[code])
      const text = messageOf(reason, code, sample)
      return {
        findings: [
          {
            caption: rightToLeft.test(code) ? 'review-manage.messageFromRight' : 'review-manage.message',
            // Marks the direction of the line whatever the console's own is.
            value: rightToLeft.test(code) ? `\u2067${text}\u2069` : text,
          },
          ...(isWritten ? [] : [{ caption: 'review-manage.messageMissing', tone: 'warn' as const }]),
        ],
      }
    },
  },

  setAreas: {
    undo: 'image',
    run: async (context, row, { areas, how }) => {
      const after = listAfter(row.areas, areas, how)
      if (after.length === 0) throw badField('areas', 'review-manage.needsArea')
      await saveWithRules(context, reviewReason, row, { areas: after })
    },
  },
})
