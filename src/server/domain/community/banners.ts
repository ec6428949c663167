import squareBanner from '../../../entities/community-manage/square-banner'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { concerns } from '../../operations/concerns'
import { shareArea, shareChoice, shareTime } from '../../operations/overlap'

type Banner = Row<typeof squareBanner>

/** How many banners are live at once in a place, for an area and a client. */
const maxLive = 8

/** A banner ends after it starts; no ninth is published where eight are already seen. */
export const bannerRules = defineRules(squareBanner, {
  beforeSave: async ({ records }, draft, current) => {
    const after = { ...current, ...draft } as Banner
    if (concerns(draft, current, 'startAt', 'endAt') && after.endAt <= after.startAt)
      throw badField('endAt', 'error.offBeforePublish')
    const isOut = after.state === 'scheduled' || after.state === 'live'
    const changes = ['state', 'place', 'areas', 'clients', 'startAt', 'endAt'] as const
    if (!isOut || !concerns(draft, current, ...changes)) return
    const others = await records.where(squareBanner, { place: after.place, state: ['scheduled', 'live'] })
    if (others.filter((other) => other.id !== current?.id && meets(after, other)).length >= maxLive)
      throw refused('community-manage.square-banner.placeFull', { most: maxLive })
  },
})

function meets(a: Banner, b: Banner): boolean {
  const time = ({ startAt, endAt }: Banner) => ({ startsAt: startAt, endsAt: endAt })
  return shareArea(a.areas, b.areas) && shareChoice(a.clients, b.clients) && shareTime(time(a), time(b))
}
