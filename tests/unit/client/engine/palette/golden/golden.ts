/** What staff type, and the command they mean: one id, or several where titles are the same on several pages. */
export type Golden = readonly [query: string, ...ids: string[]]

export const USERS = 'user-manage.user-list'
export const PUSH = 'service-manage.push-list'
export const SERIES = 'movie-manage.series-list'
export const EPISODES = 'movie-manage.series-resources'
export const PROFILE = 'system.profile-index'
export const STAFF = 'staff-manage'
export const ANCHORS = 'live-manage.anchor-list'
export const PATROL = 'live-manage.live-patrol'
export const FILES = ['movie-manage.movie-resources', EPISODES, 'movie-manage.short-resources']
export const on = (pages: readonly string[], command: string): string[] => pages.map((page) => `${page}.${command}`)
