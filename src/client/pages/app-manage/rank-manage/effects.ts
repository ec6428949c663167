import { navigate } from 'wouter/use-browser-location'
import type { Effect } from '../../../engine/commands/effects'

/** Opens the blacklist of an area. */
export const openBlacklist: Effect = (_target, { area }) => navigate(`/app-manage/rank-blacklist/${String(area)}`)
