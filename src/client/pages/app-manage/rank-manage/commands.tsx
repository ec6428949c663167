import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Opens the blacklist of an area. */
  openBlacklist: {
    start: (_target, { area }) => navigate(`/app-manage/rank-blacklist/${String(area)}`),
  },
} satisfies PageCode
