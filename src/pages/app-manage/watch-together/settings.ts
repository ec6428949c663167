import watchRoomSetting from '../../../entities/app-manage/watch-room-setting'
import { definePage } from '../../../schema/page'

export default definePage(watchRoomSetting, {
  kind: 'list',
  subpage: 1,
  icon: 'settings-2',
  columns: [
    'areas',
    'createBy',
    'minLevel',
    'maxMembers',
    'maxMembersVip',
    'roomsPerDay',
    'voice',
    'danmaku',
    'publicRooms',
    'enabled',
    'updatedAt',
  ],
  filters: ['areas', 'createBy', 'enabled'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
})
