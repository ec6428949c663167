import { areas, bool, int, oneOf } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'watchRoomSetting',
  service: 'cms',
  api: 'watchRoom/setting',
  label: 'areas',
  scale: 50,
  demo: 4,
  scopedBy: 'areas',
  groups: {
    identity: ['areas'],
    audience: ['minVersion'],
    settings: [
      'maxMembers',
      'maxMembersVip',
      'createBy',
      'minLevel',
      'roomsPerDay',
      'idleCloseMinutes',
      'voice',
      'danmaku',
      'publicRooms',
      'syncToleranceMs',
      'enabled',
    ],
  },
  fields: {
    areas: areas({ group: 'configur', unique: true, required: true }),
    minVersion: int({ plain: true }),
    maxMembers: int({ max: 500, min: 2, default: 20 }),
    maxMembersVip: int({ max: 500, min: 2, default: 100 }),
    createBy: oneOf(['everyone', 'registered', 'level', 'vip'], { default: 'registered' }),
    minLevel: int({ default: 0 }),
    roomsPerDay: int({ default: 10 }),
    idleCloseMinutes: int({ max: 120, min: 1, default: 15 }),
    voice: bool({ default: false }),
    danmaku: bool({ default: true }),
    publicRooms: bool({ default: true }),
    syncToleranceMs: int({ max: 10000, min: 200, default: 1500 }),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
