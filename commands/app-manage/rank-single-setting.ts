import rankSingleSetting from '../../src/entities/app-manage/rank-single-setting'
import { area, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

export const copyToAreas = defineCommand(rankSingleSetting, {
  on: 'row',
  copies: true,
  asks: { areas: asked(rankSingleSetting, 'areas', { required: true }) },
  icon: 'copy',
})

export const preview = definePageCommand({
  asks: { user: ref('user'), area: area({ group: 'rankingAlbum' }) },
  shows: true,
  icon: 'flask-conical',
  alsoCalled: ['what does a user see', '用户看到什么'],
})
