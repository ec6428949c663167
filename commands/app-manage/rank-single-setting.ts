import rankSingleSetting from '../../src/entities/app-manage/rank-single-setting'
import { area, ref } from '../../src/fields'
import { definePageCommand } from '../../src/schema/command'
import { showToViewer } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { copyToAreas } = copiedToAreas(rankSingleSetting, { on: 'row' })

export const preview = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user'), area: area({ group: 'rankingAlbum' }) },
  icon: 'flask-conical',
  alsoCalled: ['what does a user see', '用户看到什么'],
})
