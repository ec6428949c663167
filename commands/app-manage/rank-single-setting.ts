import rankSingleSetting from '../../src/entities/app-manage/rank-single-setting'
import { area, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { copy, showToViewer } from '../../src/schema/does'

export const copyToAreas = defineCommand(rankSingleSetting, {
  on: 'row',
  does: copy(),
  asks: { areas: asked(rankSingleSetting, 'areas', { required: true }) },
  icon: 'copy',
})

export const preview = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user'), area: area({ group: 'rankingAlbum' }) },
  icon: 'flask-conical',
  alsoCalled: ['what does a user see', '用户看到什么'],
})
