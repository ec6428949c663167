import { lineOf, timelineKinds } from '../../../shared/timeline-line'
import { wallClock } from '../../../fields/zone'
import { caption } from '../../base/captions'
import { defineExport } from '../../jobs/export/own-export'
import { refreshDictionaries } from '../../db/read-dictionaries'
import { readTimeline } from './read-timeline'

/** Read this many at a time: a life of ten years fits the memory of any server. */
const batchSize = 500

/** A user's timeline as a file: a line each, latest first, in the reader's zone. */
export const timelineExport = defineExport('user-timeline', {
  code: 'UserManage:userDetail.export',
  open: async ({ reading }, { language, zone }, params) => {
    const id = Number(params.id)
    const texts = { language, caption: (key: string, values = {}) => caption(language, key, values) }
    const headings = ['time', 'kind', 'title', 'details', 'state', 'record'].map((name) =>
      texts.caption(`timeline.export.${name}`),
    )
    const rows = async function* () {
      await refreshDictionaries(reading)
      for (let before: string | undefined; ;) {
        const { events, next } = await readTimeline(reading, id, { before, kinds: timelineKinds, size: batchSize })
        for (const event of events) {
          const { title, parts, state } = lineOf(event, texts)
          const { date, time } = wallClock(Date.parse(event.at), zone)
          const kind = texts.caption(`timeline.kind.${event.kind}`)
          yield [`${date} ${time}`, kind, title, parts.join(' · '), state?.text ?? null, event.id]
        }
        if (next === null) return
        before = next
      }
    }
    return { headings, rows: rows(), expected: 0 }
  },
})
