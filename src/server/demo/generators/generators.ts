import type { Generator } from '../world'
import { accountGenerator } from './accounts'
import { activityEntryGenerator } from './activity-entries'
import { activityGrantGenerator } from './activity-grants'
import {
  adDailyStatGenerator,
  adGenerator,
  adSlotGenerator,
  adSwitchGenerator,
  advertiserGenerator,
  brandTakeoverGenerator,
  revealAdGenerator,
} from './adverts'
import { agentDepositGenerator, agentGenerator, agentTransferGenerator } from './agents'
import { anchorApplicationGenerator } from './anchor-applications'
import { approvalGenerator } from './approvals'
import { detailTabGenerator, squareBlockGenerator } from './arrangements'
import { auditEntryGenerator } from './audit-entries'
import { autoPushGenerator } from './auto-pushes'
import { blacklistEntryGenerator } from './bans'
import { batchJobGenerator } from './batch-jobs'
import { biscuitExchangeGenerator, biscuitExchangeRecordGenerator } from './biscuit-exchanges'
import { bottomBarItemGenerator } from './bottom-bar'
import { businessDayGenerator } from './business-days'
import { cachePurgeGenerator } from './cache-purges'
import { cashOutRuleGenerator } from './cash-out-rules'
import { cashOutGenerator, payoutAccountGenerator } from './cash-outs'
import { cdnNodeGenerator } from './cdn-nodes'
import { channelClientTypeGenerator } from './channel-client-types'
import { channelGenerator, channelGroupGenerator } from './channels'
import { clientVersionGenerator } from './client-versions'
import { clientGenerator } from './clients'
import { cloudBudgetGenerator } from './cloud-budgets'
import { cloudUsageDayGenerator } from './cloud-usage'
import { coinPackGenerator } from './coin-packs'
import { commentGenerator } from './comments'
import { commerceStatGenerator } from './commerce-stats'
import { communityReportGenerator } from './community-reports'
import { contentItemGenerator, contentVideoGenerator } from './content'
import { contentBatchGenerator, contentBatchRowGenerator } from './content-batches'
import { copyrightNoticeGenerator } from './copyright-notices'
import { countryGroupGenerator } from './country-groups'
import { coverLabelSendGenerator } from './cover-label-sends'
import { coverLabelGenerator } from './cover-labels'
import { crawlRunGenerator, crawlSourceGenerator } from './crawl-runs'
import { declaredElsewhere } from './declared-elsewhere'
import { deviceGenerator } from './devices'
import { constantGenerator, constantItemGenerator } from './dictionaries'
import { dynamicGenerator } from './dynamics'
import { episodeGenerator } from './episodes'
import { exportTaskGenerator } from './export-tasks'
import { feedbackGenerator } from './feedback'
import { feedbackReplyGenerator } from './feedback-replies'
import { xilieGenerator } from './franchises'
import { hotListFreezeGenerator, publishFreezeGenerator } from './freezes'
import {
  probabilityGameDayGenerator,
  probabilityGameGenerator,
  probabilityOfficialGenerator,
  probabilityOptionGenerator,
  probabilityPrizeGenerator,
} from './games'
import { gatePassGenerator, gatePassLevelGenerator } from './gate-passes'
import { translationTermGenerator } from './glossary'
import { goodsRecordGenerator } from './goods-records'
import { grantBatchGenerator } from './grant-batches'
import { guildContractGenerator, guildGenerator } from './guilds'
import { guildRoomDayStatGenerator, guildRoomGenerator } from './halls'
import {
  homeComponentGenerator,
  homePageReleaseGenerator,
  homePlacementGenerator,
  navigationGenerator,
} from './home-pages'
import { anchorDayStatGenerator, anchorGenerator, anchorMonthStatGenerator } from './hosts'
import { hotListItemGenerator } from './hot-list'
import { incomePolicyGenerator } from './income-policies'
import { liveInspectionGenerator } from './inspections'
import { jackpotGenerator, jackpotGiftGenerator } from './jackpots'
import { liveActivityHonorGenerator, liveActivityRankGenerator, liveActivityStandingGenerator } from './live-ranks'
import { liveRoomGenerator, liveSessionGenerator, watchRoomGenerator } from './live-rooms'
import { userLoginRecordGenerator } from './login-records'
import { luckGiftGenerator } from './luck-gifts'
import { marketGenerator } from './markets'
import { messageGenerator, messageSendGenerator } from './messages'
import { movieGenerator } from './movies'
import { liveMusicGenerator } from './music'
import { officialInfoGenerator, telegramChannelGenerator } from './official-infos'
import { orderRefundGenerator } from './order-refunds'
import { orderGenerator } from './orders'
import { integralApiCallGenerator } from './partner-calls'
import { payChannelGenerator } from './pay-channels'
import { payMethodGenerator, payRouteGenerator } from './pay-methods'
import { payStatementDiffGenerator, payStatementGenerator } from './pay-statements'
import { payoutBatchGenerator } from './payout-batches'
import { appointmentGenerator, plateItemGenerator } from './placements'
import { areaConfigGenerator, countryGenerator, languageGenerator } from './places'
import { integralWithdrawalGenerator } from './point-withdrawals'
import { poolEntryGenerator, prizePoolGenerator } from './prize-pools'
import { probabilityRoundGenerator } from './probability-rounds'
import { productGenerator } from './products'
import { publishPlanEntryGenerator } from './publish-plan'
import { punishmentGenerator } from './punishments'
import { pushSettingGenerator } from './push-settings'
import { pushGenerator, pushStatGenerator } from './pushes'
import { resourceGenerator } from './resources'
import { episodeReviewStatGenerator, reviewCheckGenerator, reviewDecisionGenerator } from './review-figures'
import { reviewReasonGenerator } from './review-reasons'
import { reviewPoolGenerator, reviewShareGenerator, reviewerGenerator } from './review-staff'
import { reviewTaskGenerator } from './review-tasks'
import { roleGenerator } from './roles'
import { guildRoomReportPresetGenerator, roomCategoryGenerator, roomSubCategoryGenerator } from './room-categories'
import {
  aiSearchQueryGenerator,
  searchHotWordGenerator,
  sensitiveWordGenerator,
  shortSearchWordGenerator,
} from './searched-words'
import { seriesGenerator } from './series'
import { serviceSettingGenerator } from './service-settings'
import { settlementPeriodGenerator } from './settlement-periods'
import { settlementRateGenerator, settlementTaxGenerator } from './settlement-terms'
import { settlementAdjustmentGenerator, settlementGenerator, settlementItemGenerator } from './settlements'
import { shortMoneyDayGenerator } from './short-money'
import { shortShareAgreementGenerator, shortShareLineGenerator, shortShareStatementGenerator } from './short-shares'
import { shortUnlockGenerator } from './short-unlocks'
import { shortWithdrawalGenerator } from './short-withdrawals'
import { shortGenerator } from './shorts'
import { singleGenerator } from './singles'
import { siteSettingGenerator, siteSettingOverrideGenerator, siteSettingRevisionGenerator } from './site-settings'
import { smsProviderGenerator, smsRouteGenerator } from './sms-routes'
import { sportsMatchGenerator, sportsStreamGenerator, sportsTeamGenerator } from './sports'
import { accessRequestGenerator, exportScheduleGenerator, staffAnnouncementGenerator } from './staff-affairs'
import { savedViewGenerator, staffPreferenceGenerator, staffSessionGenerator } from './staff-desk'
import { staffNoticeGenerator } from './staff-notices'
import { starPkGenerator, starPkRewardGenerator, starPkVoteHourGenerator } from './star-pks'
import { crawledStarGenerator, creditGenerator, starGenerator } from './stars'
import { subscriptionGenerator } from './subscriptions'
import { subtitleCueGenerator } from './subtitle-cues'
import { aiSubtitleTaskGenerator } from './subtitle-jobs'
import { subtitleGenerator } from './subtitles'
import { tabConfigGenerator } from './tab-configs'
import { tagGenerator } from './tags'
import { teamUpActivityGenerator, teamUpTeamGenerator } from './team-ups'
import { telegramPostGenerator } from './telegram-posts'
import { topicGenerator } from './topics'
import { ugcAuditSettingGenerator, ugcAuditVersionGenerator, ugcPostGenerator } from './ugc'
import { upGenerator } from './ups'
import { userGroupGenerator, userGroupMemberGenerator } from './user-groups'
import { userIndicatorGenerator } from './user-indicators'
import { userLabelGenerator, userLabelMemberGenerator } from './user-labels'
import { ruleUserCategoryGenerator, ruleUserGenerator, userNoteGenerator } from './user-rules'
import { userTagGenerator } from './user-tags'
import { userGenerator } from './users'
import { vipActivityGenerator } from './vip-activities'
import { vipCodeBatchGenerator, vipCodeGenerator } from './vip-code-batches'
import { vipDiscountCaseGenerator } from './vip-discounts'
import { vipMemberGenerator } from './vip-members'
import { vipPackageGenerator } from './vip-packages'
import { vipGoodsGenerator, vipProductGenerator, vipTierGenerator } from './vip-plans'
import { currencyEntryGenerator, walletGenerator } from './wallets'
import * as companions from './companions'
import * as app from '../written/app'
import * as goods from '../written/goods'
import * as growth from '../written/growth'
import * as live from '../written/live'
import * as service from '../written/service'
import * as surfaces from '../written/surfaces'

/** The entities whose records hang together; every other entity is filled field by field. */
export const generators: Readonly<Record<string, Generator>> = {
  ...app,
  ...goods,
  ...growth,
  ...live,
  ...service,
  ...surfaces,
  ...companions,
  accessRequest: accessRequestGenerator,
  account: accountGenerator,
  activityEntry: activityEntryGenerator,
  activityGrant: activityGrantGenerator,
  ad: adGenerator,
  adDailyStat: adDailyStatGenerator,
  adSlot: adSlotGenerator,
  adSwitch: adSwitchGenerator,
  advertiser: advertiserGenerator,
  agent: agentGenerator,
  agentDeposit: agentDepositGenerator,
  agentTransfer: agentTransferGenerator,
  aiSearchQuery: aiSearchQueryGenerator,
  aiSubtitleTask: aiSubtitleTaskGenerator,
  anchor: anchorGenerator,
  anchorApplication: anchorApplicationGenerator,
  anchorDayStat: anchorDayStatGenerator,
  anchorMonthStat: anchorMonthStatGenerator,
  appointment: appointmentGenerator,
  approval: approvalGenerator,
  areaConfig: areaConfigGenerator,
  auditEntry: auditEntryGenerator,
  autoPush: autoPushGenerator,
  batchJob: batchJobGenerator,
  biscuitExchange: biscuitExchangeGenerator,
  biscuitExchangeRecord: biscuitExchangeRecordGenerator,
  blacklistEntry: blacklistEntryGenerator,
  bottomBarItem: bottomBarItemGenerator,
  brandTakeover: brandTakeoverGenerator,
  businessDay: businessDayGenerator,
  cachePurge: cachePurgeGenerator,
  cashOut: cashOutGenerator,
  cashOutRule: cashOutRuleGenerator,
  cdnNode: cdnNodeGenerator,
  channel: channelGenerator,
  channelClientType: channelClientTypeGenerator,
  channelGroup: channelGroupGenerator,
  client: clientGenerator,
  clientVersion: clientVersionGenerator,
  cloudBudget: cloudBudgetGenerator,
  cloudUsageDay: cloudUsageDayGenerator,
  coinPack: coinPackGenerator,
  comment: commentGenerator,
  commerceStat: commerceStatGenerator,
  communityReport: communityReportGenerator,
  constant: constantGenerator,
  constantItem: constantItemGenerator,
  contentBatch: contentBatchGenerator,
  contentBatchRow: contentBatchRowGenerator,
  contentItem: contentItemGenerator,
  contentVideo: contentVideoGenerator,
  copyrightNotice: copyrightNoticeGenerator,
  country: countryGenerator,
  countryGroup: countryGroupGenerator,
  coverLabel: coverLabelGenerator,
  coverLabelSend: coverLabelSendGenerator,
  crawlRun: crawlRunGenerator,
  crawlSource: crawlSourceGenerator,
  crawledStar: crawledStarGenerator,
  credit: creditGenerator,
  currencyEntry: currencyEntryGenerator,
  detailTab: detailTabGenerator,
  device: deviceGenerator,
  discussTabConfig: tabConfigGenerator,
  dynamic: dynamicGenerator,
  element: declaredElsewhere,
  episode: episodeGenerator,
  episodeReviewStat: episodeReviewStatGenerator,
  exportSchedule: exportScheduleGenerator,
  exportTask: exportTaskGenerator,
  feedback: feedbackGenerator,
  feedbackReply: feedbackReplyGenerator,
  gatePass: gatePassGenerator,
  gatePassLevel: gatePassLevelGenerator,
  goodsRecord: goodsRecordGenerator,
  grantBatch: grantBatchGenerator,
  guild: guildGenerator,
  guildContract: guildContractGenerator,
  guildRoom: guildRoomGenerator,
  guildRoomDayStat: guildRoomDayStatGenerator,
  guildRoomReportPreset: guildRoomReportPresetGenerator,
  homeComponent: homeComponentGenerator,
  homePageRelease: homePageReleaseGenerator,
  homePlacement: homePlacementGenerator,
  hotListFreeze: hotListFreezeGenerator,
  hotListItem: hotListItemGenerator,
  incomePolicy: incomePolicyGenerator,
  integralApiCall: integralApiCallGenerator,
  integralWithdrawal: integralWithdrawalGenerator,
  jackpotGift: jackpotGiftGenerator,
  language: languageGenerator,
  liveActivityHonor: liveActivityHonorGenerator,
  liveActivityRank: liveActivityRankGenerator,
  liveActivityStanding: liveActivityStandingGenerator,
  liveInspection: liveInspectionGenerator,
  liveMusic: liveMusicGenerator,
  liveRoom: liveRoomGenerator,
  liveSession: liveSessionGenerator,
  luckGift: luckGiftGenerator,
  market: marketGenerator,
  menu: declaredElsewhere,
  message: messageGenerator,
  messageSend: messageSendGenerator,
  movie: movieGenerator,
  navigation: navigationGenerator,
  officialInfo: officialInfoGenerator,
  order: orderGenerator,
  orderRefund: orderRefundGenerator,
  payChannel: payChannelGenerator,
  payMethod: payMethodGenerator,
  payRoute: payRouteGenerator,
  payStatement: payStatementGenerator,
  payStatementDiff: payStatementDiffGenerator,
  payoutAccount: payoutAccountGenerator,
  payoutBatch: payoutBatchGenerator,
  plateItem: plateItemGenerator,
  playerTabConfig: tabConfigGenerator,
  poolEntry: poolEntryGenerator,
  prizePool: prizePoolGenerator,
  probabilityGame: probabilityGameGenerator,
  probabilityGameDay: probabilityGameDayGenerator,
  probabilityJackpot: jackpotGenerator,
  probabilityOfficial: probabilityOfficialGenerator,
  probabilityOption: probabilityOptionGenerator,
  probabilityPrize: probabilityPrizeGenerator,
  probabilityRound: probabilityRoundGenerator,
  product: productGenerator,
  publishFreeze: publishFreezeGenerator,
  publishPlanEntry: publishPlanEntryGenerator,
  punishment: punishmentGenerator,
  push: pushGenerator,
  pushSetting: pushSettingGenerator,
  pushStat: pushStatGenerator,
  resource: resourceGenerator,
  revealAd: revealAdGenerator,
  reviewCheck: reviewCheckGenerator,
  reviewDecision: reviewDecisionGenerator,
  reviewPool: reviewPoolGenerator,
  reviewReason: reviewReasonGenerator,
  reviewShare: reviewShareGenerator,
  reviewTask: reviewTaskGenerator,
  reviewer: reviewerGenerator,
  role: roleGenerator,
  roomCategory: roomCategoryGenerator,
  roomSubCategory: roomSubCategoryGenerator,
  ruleUser: ruleUserGenerator,
  ruleUserCategory: ruleUserCategoryGenerator,
  savedView: savedViewGenerator,
  searchHotWord: searchHotWordGenerator,
  sensitiveWord: sensitiveWordGenerator,
  series: seriesGenerator,
  serviceSetting: serviceSettingGenerator,
  settlement: settlementGenerator,
  settlementAdjustment: settlementAdjustmentGenerator,
  settlementItem: settlementItemGenerator,
  settlementPeriod: settlementPeriodGenerator,
  settlementRate: settlementRateGenerator,
  settlementTax: settlementTaxGenerator,
  short: shortGenerator,
  shortMoneyDay: shortMoneyDayGenerator,
  shortSearchWord: shortSearchWordGenerator,
  shortShareAgreement: shortShareAgreementGenerator,
  shortShareLine: shortShareLineGenerator,
  shortShareStatement: shortShareStatementGenerator,
  shortUnlock: shortUnlockGenerator,
  shortWithdrawal: shortWithdrawalGenerator,
  single: singleGenerator,
  siteSetting: siteSettingGenerator,
  siteSettingOverride: siteSettingOverrideGenerator,
  siteSettingRevision: siteSettingRevisionGenerator,
  smsProvider: smsProviderGenerator,
  smsRoute: smsRouteGenerator,
  sportsMatch: sportsMatchGenerator,
  sportsStream: sportsStreamGenerator,
  sportsTeam: sportsTeamGenerator,
  squareBlock: squareBlockGenerator,
  staffAnnouncement: staffAnnouncementGenerator,
  staffNotice: staffNoticeGenerator,
  staffPreference: staffPreferenceGenerator,
  staffSession: staffSessionGenerator,
  star: starGenerator,
  starPk: starPkGenerator,
  starPkReward: starPkRewardGenerator,
  starPkVoteHour: starPkVoteHourGenerator,
  subscription: subscriptionGenerator,
  subtitle: subtitleGenerator,
  subtitleCue: subtitleCueGenerator,
  tag: tagGenerator,
  teamUpActivity: teamUpActivityGenerator,
  teamUpTeam: teamUpTeamGenerator,
  telegramChannel: telegramChannelGenerator,
  telegramPost: telegramPostGenerator,
  topic: topicGenerator,
  translationTerm: translationTermGenerator,
  ugcAuditSetting: ugcAuditSettingGenerator,
  ugcAuditVersion: ugcAuditVersionGenerator,
  ugcPost: ugcPostGenerator,
  up: upGenerator,
  user: userGenerator,
  userGroup: userGroupGenerator,
  userGroupMember: userGroupMemberGenerator,
  userIndicator: userIndicatorGenerator,
  userLabel: userLabelGenerator,
  userLabelMember: userLabelMemberGenerator,
  userLoginRecord: userLoginRecordGenerator,
  userNote: userNoteGenerator,
  userTag: userTagGenerator,
  vipActivity: vipActivityGenerator,
  vipCode: vipCodeGenerator,
  vipCodeBatch: vipCodeBatchGenerator,
  vipDiscountCase: vipDiscountCaseGenerator,
  vipGoods: vipGoodsGenerator,
  vipMember: vipMemberGenerator,
  vipPackage: vipPackageGenerator,
  vipProduct: vipProductGenerator,
  vipTier: vipTierGenerator,
  wallet: walletGenerator,
  watchRoom: watchRoomGenerator,
  xilie: xilieGenerator,
}
