import { setAccess, setMarkers } from '../../../../commands/movie-manage/series-resources'
import { setting } from './setting'

export const settingMarkers = setting(setMarkers)
export const settingEpisodeAccess = setting(setAccess)
