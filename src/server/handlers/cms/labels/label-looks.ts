import { previewCover } from '../../../../../commands/cover-label-manage/label-config'
import { whyLabel } from '../../../../../commands/cover-label-manage/label-send'
import contentItem from '../../../../entities/movie-manage/content-item'
import { pickCaption } from '../../../../fields/format'
import type { Finding } from '../../../../schema/findings'
import { caption } from '../../../captions'
import { handle, handlePage } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'
import { contestOf, type Entrant } from './contest'

/** So many covers of those on the shelf that are watched most are looked at where none are named. */
const samples = 12

export const explainingLabels = handlePage(whyLabel, {
  run: async (context, { content, area, client, at }) => {
    const item = await context.records.get(contentItem, content)
    const entrants = await contestOf(context, item, { area, client, at: at ?? context.now.toISOString() })
    if (entrants.length === 0)
      return { findings: [{ caption: 'cover-label-manage.label-send.whyLabel.none', tone: 'warn' } satisfies Finding] }
    const inOrder = [...entrants].sort((a, b) => Number(b.outcome === 'shown') - Number(a.outcome === 'shown'))
    return { findings: inOrder.map((entrant) => findingOf(context, entrant)) }
  },
})

function findingOf({ language }: Context, { send, label, outcome, winner }: Entrant): Finding {
  return {
    caption: `cover-label-manage.label-send.whyLabel.${outcome}`,
    params: {
      label: label.name,
      corner: caption(language, `coverLabel.corner.${label.corner}`),
      send: send.name,
      winner: winner?.name ?? '',
    },
    to: `/cover-label-manage/label-send?id=${send.id}`,
    tone: outcome === 'shown' ? 'good' : 'bad',
  }
}

export const previewingCovers = handle(previewCover, {
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
})
