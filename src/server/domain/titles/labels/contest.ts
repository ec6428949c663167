import coverLabel from '../../../../entities/cover-label-manage/cover-label'
import coverLabelSend from '../../../../entities/cover-label-manage/cover-label-send'
import type contentItem from '../../../../entities/movie-manage/content-item'
import { ALL_AREAS } from '../../../../fields/areas/field'
import type { Row } from '../../../../schema/entity'
import type { Context } from '../../../pipeline/operation'
import { reaches, type Label, type Send } from './matched'

/** For whom and when a cover is looked at; without an area or a client, wherever the label is meant to be seen. */
export interface Look {
  readonly area?: number
  readonly client?: number
  readonly at: string
}

/** A label that is sent to a title: shown, or why not. */
export interface Entrant {
  readonly send: Send
  readonly label: Label
  readonly outcome: 'shown' | 'outranked' | 'off' | 'otherType' | 'otherArea' | 'otherClient' | 'otherTime' | 'paused'
  /** The label that has the corner instead. */
  readonly winner?: Label
}

const most = 500

/** All labels that are sent to a title, and which of them has its corner: one in each, the highest priority, then the later start. */
export async function contestOf(
  context: Context,
  item: Pick<Row<typeof contentItem>, 'id' | 'type'>,
  look: Look,
): Promise<Entrant[]> {
  const sends = await context.records.where(coverLabelSend, { state: ['scheduled', 'live', 'paused'] }, most)
  const labels = new Map(
    (await context.records.where(coverLabel, { id: sends.map(({ label }) => label) })).map((label) => [
      label.id,
      label,
    ]),
  )
  const entrants: Entrant[] = []
  for (const send of sends) {
    const label = labels.get(send.label)
    if (label && (await reaches(context, send, item.id)))
      entrants.push({ send, label, outcome: hindrance(item, send, label, look) ?? 'shown' })
  }
  return entrants.map((entrant) => {
    const [winner] = entrants
      .filter(({ label, outcome }) => outcome === 'shown' && label.corner === entrant.label.corner)
      .sort(byRank)
    const hasLost = entrant.outcome === 'shown' && winner !== undefined && winner.send.id !== entrant.send.id
    return hasLost ? { ...entrant, outcome: 'outranked', winner: winner.label } : entrant
  })
}

function hindrance(
  { type }: Pick<Row<typeof contentItem>, 'type'>,
  send: Send,
  label: Label,
  { area, client, at }: Look,
): Entrant['outcome'] | undefined {
  const moment = Date.parse(at)
  if (!label.enabled) return 'off'
  if (send.state === 'paused') return 'paused'
  if (!type || !label.applies.includes(type)) return 'otherType'
  if (Date.parse(send.startsAt) > moment || (send.endsAt !== null && Date.parse(send.endsAt) <= moment))
    return 'otherTime'
  if (area !== undefined && ![send.areas, label.areas ?? [ALL_AREAS]].every((list) => isIn(list, area)))
    return 'otherArea'
  const clients = [send.clients, label.clients].filter((list) => list?.length)
  if (client !== undefined && clients.some((list) => !list?.includes(client))) return 'otherClient'
  return undefined
}

function isIn(areas: readonly number[], area: number): boolean {
  return areas.includes(ALL_AREAS) || areas.includes(area)
}

/** The higher priority first, then the later start. */
export function byRank(a: Pick<Entrant, 'label' | 'send'>, b: Pick<Entrant, 'label' | 'send'>): number {
  return (b.label.priority ?? 0) - (a.label.priority ?? 0) || Date.parse(b.send.startsAt) - Date.parse(a.send.startsAt)
}
