/** The records of the section user-manage that hang together, each under the name of its entity. */
export { blacklistEntryGenerator as blacklistEntry } from '../bans'
export { deviceGenerator as device } from '../devices'
export { emailChangeGenerator as userEmailChange } from '../email-changes'
export { userLoginRecordGenerator as userLoginRecord } from '../login-records'
export { userIndicatorGenerator as userIndicator } from '../user-indicators'
export { userLabelGenerator as userLabel, userLabelMemberGenerator as userLabelMember } from '../user-labels'
export {
  ruleUserCategoryGenerator as ruleUserCategory,
  ruleUserGenerator as ruleUser,
  userNoteGenerator as userNote,
} from '../user-rules'
export { userTagGenerator as userTag } from '../user-tags'
export { userGenerator as user } from '../users'
