import { bool, captions, deepLink, image, instant, oneOf, order, ref, refs, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A part of the VIP centre. Plans and terms are always shown: they are neither disabled nor deleted. */
export default defineEntity({
  name: 'vipConfigBlock',
  service: 'commodity',
  api: 'vip/configuration/block',
  label: ['kind', 'title'],
  scale: 5_000,
  demo: 120,
  scopedBy: 'configuration',
  schedule: { from: 'startsAt', until: 'endsAt' },
  groups: {
    identity: ['configuration', 'kind', 'title', 'single', 'activity'],
    contents: ['items'],
    schedule: ['startsAt', 'endsAt'],
    settings: ['tiers', 'locked', 'position', 'enabled'],
  },
  fields: {
    configuration: ref('vipConfiguration', { required: true }),
    kind: oneOf(
      ['userCard', 'plans', 'benefits', 'compare', 'banner', 'titles', 'activity', 'codeEntry', 'faq', 'terms'],
      { required: true },
    ),
    title: captions({ max: 30 }),
    /** Benefits, rows of the comparison, banners or questions: which members say it goes by the kind. */
    items: rows(
      {
        icon: image(),
        image: image({ shape: 'cover' }),
        name: captions({ max: 30 }),
        text: captions({ max: 300 }),
        tiers: refs('vipTier'),
        link: deepLink(),
      },
      { max: 24 },
    ),
    single: ref('single'), // kind titles
    activity: ref('vipActivity'), // kind activity
    tiers: refs('vipTier'),
    locked: bool({ readOnly: true }), // plans and terms
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    enabled: bool({ default: true, role: 'switch' }),
  },
  ordered: { by: 'position', within: ['configuration'] },
})
