import { areas, captions, image, instant, int, oneOf, order, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * For one key, client and country exactly one entry shows, the most specific area first, then order; the form names
 * the entry that it hides. The last published termsUrl or privacyUrl of an open country cannot be taken down.
 */
export default defineEntity({
  name: 'officialInfo',
  service: 'config',
  label: 'title',
  lead: { picture: 'icon', also: 'key' },
  scale: 2_000,
  demo: 48,
  scopedBy: 'areas',
  groups: {
    identity: ['key', 'kind', 'title'],
    contents: ['text'],
    media: ['icon'],
    money: ['value'],
    safety: ['checkedAt'],
    audience: ['placements', 'areas', 'clients'],
    schedule: ['startsAt', 'endsAt'],
    results: ['clicks'],
    settings: ['health', 'order'],
  },
  fields: {
    key: string({ max: 64, pattern: '^[a-z][A-Za-z0-9.]*$', example: 'feed.order', required: true, role: 'code' }), // serviceEmail, whatsapp, officialSite, termsUrl …
    kind: oneOf(['email', 'phone', 'whatsapp', 'website', 'social', 'address', 'legalLink', 'text'], {
      required: true,
    }),
    title: captions({ required: true }),
    value: string({ max: 500 }), // checked by kind: e-mail, E.164 number, https address; required except for kinds text and
    text: captions(), // required for kinds text and address and empty otherwise
    icon: image(), // png or svg, 96 by 96, up to 100 KB; webp is refused
    placements: refs('constantItem', { required: true }), // dictionary infoPlacement: about, help, login, payFailed, share, footer
    areas: areas({ group: 'configur', required: true, default: [-1] }), // group configur
    clients: refs('client', { emptyMeans: 'all' }),
    startsAt: instant(),
    endsAt: instant(), // later than startsAt
    health: oneOf(['ok', 'slow', 'broken', 'unchecked'], { default: 'unchecked', readOnly: true }), // addresses are tried every 30 minutes from each market
    checkedAt: instant({ readOnly: true }),
    clicks: int({ readOnly: true }), // last 7 days
    order: order(),
  },
  states: {
    draft: { publish: 'published' },
    published: { takeDown: 'withdrawn' },
    withdrawn: { publish: 'published' },
  },
})
