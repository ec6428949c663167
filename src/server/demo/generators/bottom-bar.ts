import type bottomBarItem from '../../../entities/app-manage/bottom-bar-item'
import { instant } from '../calendar'
import type { Generator, RowOf } from '../world'
import { draftedAt } from './release-plan'

/** The bar that the app has; what comes after these is tried out and switched off. */
const items = [
  ['home', '首页', 'Home'],
  ['shorts', '短剧', 'Shorts'],
  ['live', '直播', 'Live'],
  ['community', '社区', 'Community'],
  ['me', '我的', 'Me'],
  ['vip', 'VIP', 'VIP'],
  ['downloads', '下载', 'Downloads'],
  ['tasks', '任务', 'Tasks'],
  ['games', '游戏', 'Games'],
] as const

/** How many of them stand there at once. */
const shown = 5

/** One bar for all areas and clients; its marks and items are drafts until it is published. */
export const bottomBarItemGenerator: Generator = {
  count: () => items.length,
  row(world, index): RowOf<typeof bottomBarItem> {
    const [target, zh, en] = items[index % items.length]!
    const { madeAt, changedAt } = draftedAt(world, 'bottomBar', index)
    const clients = Array.from({ length: world.count('client') }, (_, nth) => world.id('client', nth) ?? 0)
    return {
      name: { zh_CN: zh, en },
      target,
      url: null,
      areas: [-1],
      clients,
      minVersion: null,
      maxVersion: null,
      loginRequired: target === 'downloads' || target === 'tasks',
      isDefault: index === 0,
      startsAt: null,
      endsAt: null,
      position: index + 1,
      enabled: index < shown,
      redDot: 'none',
      redDotText: null,
      redDotUntil: null,
      createdAt: instant(madeAt),
      updatedAt: instant(changedAt),
    }
  },
}
