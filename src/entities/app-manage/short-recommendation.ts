import {
  areas,
  bool,
  captions,
  image,
  instant,
  int,
  languages,
  money,
  oneOf,
  order,
  percent,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'shortRecommendation',
  service: 'cms',
  label: ['short', 'scene'],
  scale: 50_000,
  demo: 120,
  scopedBy: 'areas',
  schedule: { from: 'startsAt', until: 'endsAt' },
  fields: {
    short: ref('short', { required: true }),
    scene: oneOf(['feed', 'homeRow', 'detailEnd', 'exitPopup', 'search', 'afterMovie'], { required: true }),
    startEpisode: ref('episode'), // first episode unless set
    hook: captions({ max: 60 }), // line on the card
    cover: image(),
    areas: areas({ group: 'state', required: true }),
    languages: languages(),
    userGroups: refs('userGroup'),
    weight: int({ max: 1000, min: 0, default: 100 }), // in the mixed feed
    lockedPlace: int({ max: 50, min: 1 }),
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    freeEpisodes: int({ readOnly: true }),
    completion7d: percent({ readOnly: true }),
    unlockRate7d: percent({ readOnly: true }),
    revenue7d: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    availability: oneOf(['ok', 'offline', 'noRights', 'expired'], { readOnly: true }),
    enabled: bool({ default: true }),
  },
  unique: [['short', 'scene', 'areas']],
})
