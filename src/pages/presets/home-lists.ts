/*
 * How home pages, their tabs and their releases are worked on: alike wherever the app has a home of its own.
 */

export const pageReleaseList = {
  kind: 'list',
  subpage: 1,
  icon: 'history',
  columns: [
    'number',
    'note',
    'areas',
    'added',
    'removed',
    'changed',
    'createdBy',
    'approvedBy',
    'publishAt',
    'publishedAt',
    'state',
  ],
  filters: ['state', 'createdBy', 'areas', 'publishedAt'],
  sort: '-number',
  within: 'navigation',
} as const

/** The home page of a section, e.g. of games. */
export const sectionHomeLayout = {
  kind: 'layout',
  icon: 'layout-template',
  columns: [
    'position',
    'component.name',
    'component.kind',
    'titleOverride',
    'areas',
    'clients',
    'minVersion',
    'audience',
    'userGroups',
    'startsAt',
    'endsAt',
    'pinned',
    'experimentPercent',
    'impressions7d',
    'clickRate7d',
    'enabled',
  ],
  filters: ['areas', 'clients', 'languages', 'audience', 'component', 'enabled'],
  sort: 'position',
  within: 'navigation',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    what: ['component', 'titleOverride', 'pinned'],
    targeting: ['areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'languages'],
    audience: ['audience', 'userGroups', 'experimentPercent'],
    schedule: ['startsAt', 'endsAt'],
  },
} as const

/** The tabs on top of a section's home. */
export const sectionNavigationLayout = {
  kind: 'layout',
  columns: [
    'position',
    'icon',
    'name',
    'code',
    'kind',
    'areas',
    'clients',
    'minVersion',
    'maxVersion',
    'userGroups',
    'isDefault',
    'componentCount',
    'liveRelease.number',
    'hasDraft',
    'views7d',
    'enabled',
  ],
  filters: ['areas', 'clients', 'name', 'kind', 'hasDraft', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    tab: ['name', 'code', 'kind', 'url', 'category', 'isDefault'],
    look: ['icon', 'selectedIcon', 'background', 'textColor'],
    targeting: ['areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'userGroups'],
    schedule: ['startsAt', 'endsAt'],
  },
} as const
