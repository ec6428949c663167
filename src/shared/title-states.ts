/** The way of a title (movie, series, short drama, clip) from draft to shelf and back. */
export const titleStates = {
  draft: { submit: 'inReview', archive: 'archived' },
  inReview: { approve: 'approved', reject: 'draft' },
  approved: { publish: 'published', schedule: 'scheduled', block: 'blocked' },
  scheduled: { byTime: 'published', unschedule: 'approved', block: 'blocked' },
  published: { takeDown: 'offShelf', byOffAt: 'offShelf', byLicenceEnd: 'offShelf', block: 'blocked' },
  offShelf: { publish: 'published', schedule: 'scheduled', rework: 'draft', block: 'blocked', archive: 'archived' },
  blocked: { unblock: 'offShelf' },
  archived: { restore: 'draft' },
} as const
