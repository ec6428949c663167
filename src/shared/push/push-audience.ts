import type push from '../../entities/service-manage/push'

/** The fields of a push that say whom it goes to, in the order of its form. */
export const audienceFields = [
  'audience',
  'userTags',
  'userGroups',
  'userFile',
  'inactiveDays',
  'excludeGroups',
  'areas',
  'languages',
  'clients',
  'minVersion',
  'maxVersion',
] as const satisfies readonly (keyof typeof push.fields)[]

/** What the number of users that a push reaches depends on: whom it goes to, their caps and quiet hours, and what they can open. */
export const estimateFields = [...audienceFields, 'category', 'schedule', 'sendAt', 'target'] as const
