import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Opens the list that contains a planned record, limited to it. */
  openRecord: {
    start: (target) => {
      const row = target.kind === 'rows' ? target.known[0] : undefined
      const path = lists[String(row?.kind)]
      if (path) navigate(`${path}?id=${String(row?.recordId)}`)
    },
  },
} satisfies PageCode

/** The list of each kind of plan. */
const lists: Readonly<Record<string, string>> = {
  homePage: '/app-manage/home-setting',
  popup: '/app-manage/common-popup',
  floatWindow: '/app-manage/float-window',
  largeWindow: '/app-manage/home-large-window',
  detailBanner: '/app-manage/detail-banner',
  vipPackage: '/app-manage/vip-package',
  ad: '/ad-manage/ad-list',
  brandTakeover: '/ad-manage/brand-takeover',
  version: '/app-manage/client/ClientManage/ClientVersion',
  forceUpdate: '/app-manage/client/forced-update',
  article: '/app-manage/article-list',
  clientStatus: '/app-manage/client/status',
}
