import * as commands from '../../../../commands/cover-label-manage/label-send'
import coverLabel from '../../../entities/cover-label-manage/cover-label'
import coverLabelSend from '../../../entities/cover-label-manage/cover-label-send'
import contentItem from '../../../entities/movie-manage/content-item'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { idsIn } from '../../domain/titles/issues-left'
import { contestOf, type Entrant } from '../../domain/titles/labels/contest'
import { type Label, type Reached, reachedBy, type Send } from '../../domain/titles/labels/matched'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers, type Verdict } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** No send reaches more titles. */
const maxReached = 5_000

/** How many are compared with labels that have their corner already. */
const maxCompared = 50

export default handlers(commands, {
  whyLabel: {
    run: async (context, { content, area, client, at }) => {
      const item = await context.records.get(contentItem, content)
      const entrants = await contestOf(context, item, { area, client, at: at ?? context.now.toISOString() })
      if (entrants.length === 0)
        return {
          findings: [{ caption: 'cover-label-manage.label-send.whyLabel.none', tone: 'warn' } satisfies Finding],
        }
      const inOrder = [...entrants].sort((a, b) => Number(b.outcome === 'shown') - Number(a.outcome === 'shown'))
      return { findings: inOrder.map((entrant) => findingOf(context, entrant)) }
    },
  },

  /** What it reaches is counted, its areas and clients are cut to the label's own. */
  send: {
    check: async (context, row) => sendable(context, row),
    run: async (context, row) => {
      const label = await context.records.get(coverLabel, row.label)
      const reached = await reachedBy(context, row, maxReached)
      const areas = cutTo(row.areas, label.areas ?? [ALL_AREAS])
      const clients = cutClients(row.clients ?? [], label.clients ?? [])
      await context.records.update(coverLabelSend, row, {
        state: 'scheduled',
        areas,
        clients,
        matched: reached.length,
        hiddenByOthers: await hidden(context, label, reached),
        stateReason: null,
      })
      return { matched: reached.length, areas, clients }
    },
  },

  resume: {
    check: async ({ records }, { label }) =>
      (await records.get(coverLabel, label)).enabled || 'cover-label-manage.label-send.send.off',
    run: async ({ records }, row) => {
      await records.update(coverLabelSend, row, { state: 'live' })
    },
  },

  pasteIds: {
    check: async (_context, { target }) =>
      target === 'contents' || 'cover-label-manage.label-send.pasteIds.otherTarget',
    run: async ({ records }, row, { pasted }) => {
      const ids = idsIn(pasted)
      const found = new Set((await records.where(contentItem, { id: ids }, ids.length + 1)).map(({ id }) => id))
      const unknown = ids.filter((id) => !found.has(id))
      if (ids.length === 0 || unknown.length > 0)
        throw badField('pasted', 'movie-manage.single-add-content.pasteIds.unknown', {
          ids: unknown.slice(0, 20).join(', '),
        })
      const contents = [...new Set([...(row.contents ?? []), ...ids])]
      if (contents.length > maxReached) throw badField('pasted', 'error.tooMany', { max: maxReached })
      await records.update(coverLabelSend, row, { contents })
      return { added: contents.length - (row.contents?.length ?? 0) }
    },
  },

  exportMatched: {
    run: async (context, row) => {
      const reached = await reachedBy(context, row, maxReached)
      if (reached.length === 0) throw refused('cover-label-manage.label-send.send.nothing')
      return requestListFile(context, {
        exportType: 'content',
        title: caption(context.language, 'cover-label-manage.label-send.exportMatched'),
        filters: { id: { is: reached.map(({ id }) => id) } },
      })
    },
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

async function sendable(context: Context, row: Send): Promise<Verdict> {
  const label = await context.records.get(coverLabel, row.label)
  if (!label.enabled) return 'cover-label-manage.label-send.send.off'
  const reached = await reachedBy(context, row, maxReached)
  if (reached.length === 0) return 'cover-label-manage.label-send.send.nothing'
  if (reached.some(({ type }) => !label.applies.includes(type as Label['applies'][number])))
    return 'cover-label-manage.label-send.send.otherType'
  if (row.areas.length > 0 && cutTo(row.areas, label.areas ?? [ALL_AREAS]).length === 0)
    return 'cover-label-manage.label-send.send.noArea'
  return reached.every((each) => agrees(label, each)) || 'cover-label-manage.label-send.send.contradicts'
}

/** A label that says what a title costs must not say otherwise than the title. */
function agrees({ kind }: Label, { access }: Reached): boolean {
  return (kind !== 'vip' && kind !== 'free') || access === null || access === kind
}

function cutTo(areas: readonly number[], own: readonly number[]): number[] {
  if (own.includes(ALL_AREAS)) return [...areas]
  return areas.includes(ALL_AREAS) ? [...own] : areas.filter((area) => own.includes(area))
}

/** None means all of them. */
function cutClients(clients: readonly number[], own: readonly number[]): number[] {
  if (own.length === 0) return [...clients]
  return clients.length === 0 ? [...own] : clients.filter((id) => own.includes(id))
}

/** How many of the titles have a stronger label in the same corner now, counted over the first of them. */
async function hidden(context: Context, label: Label, reached: readonly Reached[]): Promise<number> {
  const items = await context.records.where(contentItem, { id: reached.slice(0, maxCompared).map(({ id }) => id) })
  let count = 0
  for (const item of items) {
    const entrants = await contestOf(context, item, { at: context.now.toISOString() })
    const isLost = entrants.some(
      ({ label: other, outcome }) =>
        outcome === 'shown' && other.corner === label.corner && (other.priority ?? 0) > (label.priority ?? 0),
    )
    if (isLost) count++
  }
  return Math.round((count / Math.max(1, items.length)) * reached.length)
}
