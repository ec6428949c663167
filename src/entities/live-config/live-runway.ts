import {
  areas,
  bool,
  captions,
  color,
  deepLink,
  duration,
  file,
  image,
  instant,
  int,
  oneOf,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A caption that runs across rooms when something happens. It names no placeholder that its trigger does not fill, and
 * where a gift sets it off it names the gift.
 */
export default defineEntity({
  name: 'liveRunway',
  service: 'live',
  api: 'runway',
  label: 'name',
  lead: { picture: 'background' },
  scale: 500,
  demo: 24,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'gift'],
    contact: ['link'],
    contents: ['text'],
    media: ['style', 'background'],
    people: ['priority'],
    audience: ['areas', 'clients', 'minVersion'],
    schedule: ['startsAt', 'endsAt'],
    results: ['shown24h'],
    settings: [
      'trigger',
      'threshold',
      'reach',
      'textColor',
      'highlightColor',
      'seconds',
      'repeat',
      'cooldown',
      'clickTo',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 60, required: true }),
    trigger: oneOf(
      [
        'giftCoins',
        'gift',
        'comboCoins',
        'luckyWin',
        'gameWin',
        'pkWin',
        'levelUp',
        'vipOpen',
        'nobleEnter',
        'rankTop',
        'official',
      ],
      { required: true },
    ),
    gift: ref('gift'), // for trigger gift
    threshold: int({ min: 0 }), // coins or level that sets it off
    reach: oneOf(['room', 'category', 'area', 'global'], { required: true }),
    style: file({ required: true }), // svga or pag up to 2 MB
    background: image({ required: true, shape: 'cover' }),
    textColor: color({ default: '#ffffff' }),
    highlightColor: color({ default: '#ffe066' }),
    text: captions({ max: 120, required: true }), // placeholders {sender} {receiver} {gift} {count} {coins} {room}
    seconds: duration({ max: 15, min: 2, default: 6 }),
    repeat: int({ max: 3, min: 1, default: 1 }),
    priority: int({ max: 100, min: 0, default: 50 }),
    cooldown: duration({ max: 600, min: 0, default: 10 }), // per sender
    clickTo: oneOf(['none', 'room', 'profile', 'link'], { default: 'room' }),
    link: deepLink(),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    startsAt: instant(),
    endsAt: instant(),
    shown24h: int({ readOnly: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
