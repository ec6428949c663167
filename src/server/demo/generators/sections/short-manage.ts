/** The records of the section short-manage that hang together, each under the name of its entity. */
export { shortSearchWordGenerator as shortSearchWord } from '../searched-words'
export { shortPartnerGenerator as shortPartner } from '../short-partners'
export { shortMoneyDayGenerator as shortMoneyDay } from '../short-money'
export {
  shortShareAgreementGenerator as shortShareAgreement,
  shortShareLineGenerator as shortShareLine,
  shortShareStatementGenerator as shortShareStatement,
} from '../short-shares'
export { shortUnlockGenerator as shortUnlock } from '../short-unlocks'
export { shortWithdrawalGenerator as shortWithdrawal } from '../short-withdrawals'
export {
  shortPayPlanGenerator as shortPayPlan,
  shortSearchContentGenerator as shortSearchContent,
  shortSearchSettingGenerator as shortSearchSetting,
} from '../short-offers'
