import { areas, bool, captions, deepLink, image, instant, int, order, percent, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'aiSearchPrompt',
  service: 'cms',
  api: 'aiSearch/prompt',
  label: 'text',
  lead: { picture: 'icon' },
  scale: 5_000,
  demo: 60,
  scopedBy: 'areas',
  groups: {
    identity: ['text'],
    contents: ['answerTitles'],
    media: ['icon'],
    audience: ['areas'],
    schedule: ['startsAt', 'endsAt'],
    results: ['clicks7d', 'playRate7d'],
    settings: ['position', 'enabled'],
  },
  fields: {
    text: captions({ max: 80, required: true }),
    areas: areas({ group: 'configur', required: true }),
    icon: image(),
    answerTitles: rows({ target: deepLink({ required: true }) }, { max: 12, distinct: 'target' }),
    position: order(),
    startsAt: instant(),
    endsAt: instant(),
    clicks7d: int({ readOnly: true }),
    playRate7d: percent({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
