/** The records of the section service-manage that hang together, each under the name of its entity. */
export { autoPushGenerator as autoPush } from '../auto-pushes'
export { feedbackGenerator as feedback } from '../feedback'
export { feedbackReplyGenerator as feedbackReply } from '../feedback-replies'
export { messageGenerator as message, messageSendGenerator as messageSend } from '../messages'
export { pushSettingGenerator as pushSetting } from '../push-settings'
export { pushGenerator as push, pushStatGenerator as pushStat } from '../pushes'
export { serviceSettingGenerator as serviceSetting } from '../service-settings'
export { emailRecallGenerator as emailRecall } from '../win-back-mails'
export {
  interestTagGenerator as interestTag,
  questionCategoryGenerator as questionCategory,
  questionGenerator as question,
} from '../counted'
