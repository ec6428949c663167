import { areas, audio, captions, file, image, instant, int, manyOf, oneOf, order, ref, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Sent by viewers for coins; a gift passes a test before it goes on the shelf. */
export default defineEntity({
  name: 'gift',
  service: 'live',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 5_000,
  demo: 160,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind', 'vipTier'],
    contents: ['comboSizes'],
    media: ['icon', 'animation', 'sound', 'cornerMark'],
    money: ['coins', 'biscuits', 'coins30d'],
    audience: ['areas', 'minVersion'],
    schedule: ['broadcastFrom', 'startsAt', 'endsAt'],
    results: ['giftNo', 'sent30d'],
    settings: ['panelTab', 'roomKinds', 'minUserLevel', 'position'],
  },
  fields: {
    name: captions({ max: 24, required: true }),
    giftNo: int({ unique: true, readOnly: true }),
    kind: oneOf(
      ['normal', 'lucky', 'combo', 'fullScreen', 'vip', 'fanClub', 'guard', 'backpack', 'event', 'blindBox'],
      { required: true },
    ),
    panelTab: oneOf(['popular', 'luck', 'privilege', 'backpack', 'event'], { required: true }),
    coins: int({ max: 500000, min: 1, required: true }), // coins; backpack gifts have a value but are not bought
    biscuits: int({ readOnly: true }), // before the income policy
    icon: image({ required: true }), // png 200x200 up to 100 KB
    animation: file(), // svga, mp4 with alpha or pag; up to 3 MB, 12 s
    sound: audio(), // up to 10 s
    comboSizes: rows({ size: int({ min: 1, max: 9999, required: true }) }, { max: 8, rising: 'size' }),
    broadcastFrom: int({ min: 0, default: 0 }), // 0 never
    roomKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'guildRoom'], { required: true }),
    areas: areas({ group: 'pay', required: true }),
    minVersion: int({ plain: true }),
    minUserLevel: int({ max: 100, min: 0, default: 0 }),
    vipTier: ref('vipTier'),
    cornerMark: image(),
    startsAt: instant(),
    endsAt: instant(),
    position: order(),
    sent30d: int({ readOnly: true }),
    coins30d: int({ readOnly: true }),
  },
  states: {
    draft: { test: 'testing' },
    testing: { publish: 'onShelf', returnToDraft: 'draft' },
    onShelf: { takeDown: 'offShelf' },
    offShelf: { publish: 'onShelf' },
  },
})
