/** The records of the section activity-manage that hang together, each under the name of its entity. */
export { activityEntryGenerator as activityEntry } from '../activity-entries'
export { activityGrantGenerator as activityGrant } from '../activity-grants'
export {
  probabilityGameDayGenerator as probabilityGameDay,
  probabilityGameGenerator as probabilityGame,
  probabilityOfficialGenerator as probabilityOfficial,
  probabilityOptionGenerator as probabilityOption,
  probabilityPrizeGenerator as probabilityPrize,
} from '../games'
export { gatePassGenerator as gatePass, gatePassLevelGenerator as gatePassLevel } from '../gate-passes'
export { fissionInvitationGenerator as fissionInvitation } from '../invitations'
export { fissionRuleGenerator as fissionRule } from '../invite-rules'
export { fissionActivityGenerator as fissionActivity, fissionInviterGenerator as fissionInviter } from '../invites'
export { jackpotGenerator as probabilityJackpot, jackpotGiftGenerator as jackpotGift } from '../jackpots'
export {
  liveActivityRewardGenerator as liveActivityReward,
  liveActivityTemplateGenerator as liveActivityTemplate,
} from '../live-activities'
export {
  liveActivityHonorGenerator as liveActivityHonor,
  liveActivityRankGenerator as liveActivityRank,
  liveActivityStandingGenerator as liveActivityStanding,
} from '../live-ranks'
export { probabilityRoundGenerator as probabilityRound } from '../probability-rounds'
export { promoterTermGenerator as promoterTerm } from '../promoter-terms'
export { promoterGenerator as promoter } from '../promoters'
export {
  starPkGenerator as starPk,
  starPkRewardGenerator as starPkReward,
  starPkVoteHourGenerator as starPkVoteHour,
} from '../star-pks'
export { teamUpActivityGenerator as teamUpActivity, teamUpTeamGenerator as teamUpTeam } from '../team-ups'
export { topUpActivityGenerator as topUpActivity } from '../top-up-activities'
export { h5SharePageGenerator as h5SharePage } from '../share-pages'
export { activityRewardGenerator as activityReward } from '../won-and-given'
