import { areas, bool, captions, decimal, group, instant, int, languages, oneOf, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'plate',
  service: 'cms',
  label: 'name',
  lead: { also: 'title' },
  scale: 50_000,
  demo: 200,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['title', 'rule'],
    audience: ['areas'],
    schedule: ['refreshedAt'],
    results: ['itemCount', 'unavailable', 'usedBy'],
    settings: ['contentType', 'mode', 'maxItems', 'refreshMinutes', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    title: captions({ max: 40, required: true }),
    contentType: oneOf(['title', 'banner', 'icon', 'star', 'topic', 'liveRoom', 'single', 'activity', 'game'], {
      required: true,
    }),
    mode: oneOf(['manual', 'rule', 'mixed'], { default: 'manual' }), // mixed puts manual items first
    rule: group({
      tags: refs('tag'),
      countries: refs('country'),
      languages: languages(),
      yearFrom: int({ min: 1900, max: 2100, plain: true }),
      yearTo: int({ min: 1900, max: 2100, plain: true }),
      payType: oneOf(['free', 'vip', 'purchase']),
      minScore: decimal({ min: 0, max: 10 }),
      publishedWithinDays: int({ min: 1, max: 3650 }),
      excludeWatched: bool({ default: false }),
      sort: oneOf(['hot', 'newest', 'score', 'updated'], { default: 'hot' }),
      limit: int({ min: 1, max: 200 }),
    }),
    areas: areas({ group: 'state', required: true }),
    maxItems: int({ max: 200, min: 1, default: 30 }),
    refreshMinutes: int({ max: 1440, min: 5, default: 60 }), // for rule
    itemCount: int({ readOnly: true }),
    unavailable: int({ readOnly: true }), // items offline or without rights in some area of the plate
    usedBy: int({ readOnly: true }),
    refreshedAt: instant({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
