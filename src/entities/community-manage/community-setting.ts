import { area, bool, int, oneOf } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** SuspectScore is below blockScore; switching communityOpen needs a second person. */
export default defineEntity({
  name: 'communitySetting',
  service: 'community',
  api: 'setting',
  label: 'area',
  scale: 60,
  demo: 8,
  scopedBy: 'area',
  groups: {
    identity: ['area'],
    settings: [
      'postMode',
      'commentMode',
      'blockScore',
      'suspectScore',
      'hideAtReports',
      'minAccountHours',
      'minLevelPost',
      'postsPerDay',
      'commentsPerMinute',
      'linksAllowed',
      'communityOpen',
    ],
  },
  fields: {
    area: area({ group: 'state', unique: true, required: true }), // one per area; the default area for the rest
    postMode: oneOf(['preReview', 'postReview', 'machineOnly'], { required: true }),
    commentMode: oneOf(['preReview', 'postReview', 'machineOnly'], { required: true }),
    blockScore: int({ max: 100, min: 50, default: 95 }),
    suspectScore: int({ max: 99, min: 1, default: 60 }),
    hideAtReports: int({ max: 100, min: 1, default: 5 }), // trusted reporters
    minAccountHours: int({ default: 1 }),
    minLevelPost: int({ default: 1 }),
    postsPerDay: int({ default: 20 }),
    commentsPerMinute: int({ default: 6 }),
    linksAllowed: bool({ default: false }),
    communityOpen: bool({ default: true, readOnly: true }), // switched by commands, with a second person; off makes the community read-only in the area
  },
})
