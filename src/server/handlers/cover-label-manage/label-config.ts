import * as commands from '../../../../commands/cover-label-manage/label-config'
import coverLabelSend from '../../../entities/cover-label-manage/cover-label-send'
import contentItem from '../../../entities/movie-manage/content-item'
import { pickCaption } from '../../../fields/format'
import type { Finding } from '../../../schema/findings'
import { contestOf } from '../../domain/titles/labels/contest'
import { openSends } from '../../domain/titles/labels/cover-labels'
import { handlers } from '../../operations/handler'

/** How many covers of those on the shelf that are watched most are looked at where none are named. */
const samples = 12

export default handlers(commands, {
  withdrawAll: {
    undo: 'image',
    check: async (context, { id }) =>
      (await openSends(context, id)).length > 0 || 'cover-label-manage.label-config.withdrawAll.none',
    run: async (context, { id }, { reason }) => {
      for (const send of await openSends(context, id))
        await context.records.update(coverLabelSend, send, { state: 'withdrawn', stateReason: reason })
    },
  },

  previewCover: {
    run: async (context, label, { contents }) => {
      const { records, now, language } = context
      const items = contents?.length
        ? await records.where(contentItem, { id: contents }, contents.length)
        : (await records.where(contentItem, { state: 'published', type: label.applies as never }, samples * 10))
            .sort((a, b) => (b.plays30d ?? 0) - (a.plays30d ?? 0))
            .slice(0, samples)
      const findings: Finding[] = []
      for (const item of items) {
        const rivals = (await contestOf(context, item, { at: now.toISOString() })).filter(
          ({ label: other, outcome }) => outcome === 'shown' && other.corner === label.corner && other.id !== label.id,
        )
        const stronger = rivals.find(({ label: other }) => (other.priority ?? 0) > (label.priority ?? 0))
        const isMeant = item.type !== null && label.applies.includes(item.type)
        const outcome = !isMeant ? 'otherType' : stronger ? 'loses' : rivals.length > 0 ? 'wins' : 'free'
        findings.push({
          caption: `cover-label-manage.label-config.previewCover.${outcome}`,
          params: {
            title: pickCaption(item.title ?? {}, language) ?? `#${item.id}`,
            other: (stronger ?? rivals[0])?.label.name ?? '',
          },
          to: `/movie-manage/content-manage?id=${item.id}`,
          tone: outcome === 'free' || outcome === 'wins' ? 'good' : 'warn',
        })
      }
      return { findings }
    },
  },
})
