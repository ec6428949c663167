import { areas, bool, captions, image, int, oneOf, order, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A category with rooms cannot be deleted: it is merged into another.
 */
export default defineEntity({
  name: 'roomCategory',
  service: 'live',
  label: 'name',
  lead: { picture: 'icon', also: 'code' },
  search: ['name', 'code'],
  scale: 200,
  demo: 12,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'code'],
    media: ['icon', 'iconActive'],
    audience: ['areas', 'clients', 'minVersion'],
    results: ['roomsLive'],
    settings: ['liveKind', 'showInHome', 'minRooms', 'order', 'enabled'],
  },
  fields: {
    name: captions({ max: 40, required: true }),
    code: string({
      max: 32,
      pattern: '^[a-z][A-Za-z0-9]*$',
      example: 'newYear',
      unique: true,
      required: true,
      role: 'code',
    }), // never changed
    liveKind: oneOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { required: true }),
    icon: image(), // 96x96 png
    iconActive: image(),
    areas: areas({ group: 'liveSetting', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }), // versionCode
    showInHome: bool({ default: true }),
    minRooms: int({ min: 0, default: 1 }), // hidden in the app while fewer rooms are live
    order: order(),
    roomsLive: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
