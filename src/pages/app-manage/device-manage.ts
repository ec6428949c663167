import deviceModel from '../../entities/app-manage/device-model'
import { definePage } from '../../schema/page'

export default definePage(deviceModel, {
  kind: 'list',
  menu: 250,
  icon: 'tablet-smartphone',
  alsoCalled: ['device label', '设备标签'],
  columns: [
    'brand',
    'model',
    'marketName',
    'platform',
    'chip',
    'memoryMb',
    'tier',
    'tierSource',
    'labels',
    'h265',
    'av1',
    'maxResolution',
    'drmLevel',
    'activeDevices',
    'crashRate7d',
    'playFailRate7d',
  ],
  filters: ['platform', 'brand', 'model', 'tier', 'labels', 'drmLevel', 'activeDevices', 'playFailRate7d'],
  sort: '-activeDevices',
  verbs: ['create', 'edit', 'delete', 'import'],
  fieldsets: {
    model: ['platform', 'brand', 'model', 'marketName', 'chip', 'memoryMb', 'screen'],
    grade: ['tier', 'labels', 'giftEffects', 'note'],
    playback: ['h265', 'av1', 'maxResolution', 'decoder'],
  },
  export: 'app-device-model',
})
