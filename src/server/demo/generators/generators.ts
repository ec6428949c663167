import type { Generator } from '../world'
import * as activityManage from './sections/activity-manage'
import * as adManage from './sections/ad-manage'
import * as appManage from './sections/app-manage'
import * as cashOut from './sections/cash-out'
import * as communityManage from './sections/community-manage'
import * as configurManage from './sections/configur-manage'
import * as coverLabelManage from './sections/cover-label-manage'
import * as crawlerManage from './sections/crawler-manage'
import * as dataManage from './sections/data-manage'
import * as developManage from './sections/develop-manage'
import * as escortManage from './sections/escort-manage'
import * as gameManage from './sections/game-manage'
import * as goodsAndOrder from './sections/goods-and-order'
import * as liveConfig from './sections/live-config'
import * as liveManage from './sections/live-manage'
import * as movieManage from './sections/movie-manage'
import * as reviewManage from './sections/review-manage'
import * as serviceManage from './sections/service-manage'
import * as shortManage from './sections/short-manage'
import * as staffManage from './sections/staff-manage'
import * as system from './sections/system'
import * as taskCenter from './sections/task-center'
import * as ugc from './sections/ugc'
import * as userGroup from './sections/user-group'
import * as userManage from './sections/user-manage'
import * as vipManage from './sections/vip-manage'
import * as writtenApp from '../written/app'
import * as writtenGoods from '../written/goods'
import * as writtenGrowth from '../written/growth'
import * as writtenLive from '../written/live'
import * as writtenService from '../written/service'
import * as writtenSurfaces from '../written/surfaces'

/** The entities whose records hang together; every other entity is filled field by field. */
export const generators: Readonly<Record<string, Generator>> = {
  ...writtenApp,
  ...writtenGoods,
  ...writtenGrowth,
  ...writtenLive,
  ...writtenService,
  ...writtenSurfaces,
  ...activityManage,
  ...adManage,
  ...appManage,
  ...cashOut,
  ...communityManage,
  ...configurManage,
  ...coverLabelManage,
  ...crawlerManage,
  ...dataManage,
  ...developManage,
  ...escortManage,
  ...gameManage,
  ...goodsAndOrder,
  ...liveConfig,
  ...liveManage,
  ...movieManage,
  ...reviewManage,
  ...serviceManage,
  ...shortManage,
  ...staffManage,
  ...system,
  ...taskCenter,
  ...ugc,
  ...userGroup,
  ...userManage,
  ...vipManage,
}
