import type { Generator } from '../world'
import { vipGoodsGenerator, vipProductGenerator, vipTierGenerator } from './vip-plans'
import { blacklistEntryGenerator } from './bans'
import { bottomBarItemGenerator } from './bottom-bar'
import { cashOutGenerator, cashOutRuleGenerator, payoutAccountGenerator } from './cash-outs'
import { channelClientTypeGenerator } from './channel-client-types'
import { cashOutGenerator, payoutAccountGenerator } from './cash-outs'
import { cashOutRuleGenerator } from './cash-out-rules'
import { payoutBatchGenerator } from './payout-batches'
import { agentDepositGenerator, agentGenerator, agentTransferGenerator } from './agents'
import { vipCodeBatchGenerator, vipCodeGenerator } from './vip-code-batches'
import { vipDiscountCaseGenerator } from './vip-discounts'
import { vipMemberGenerator } from './vip-members'
import { vipPackageGenerator } from './vip-packages'
import { currencyEntryGenerator, walletGenerator } from './wallets'
import { biscuitExchangeGenerator, biscuitExchangeRecordGenerator } from './biscuit-exchanges'
import { goodsRecordGenerator } from './goods-records'
import { grantBatchGenerator } from './grant-batches'
import { luckGiftGenerator } from './luck-gifts'
import { payStatementDiffGenerator, payStatementGenerator } from './pay-statements'
import { poolEntryGenerator, prizePoolGenerator } from './prize-pools'
import { cloudBudgetGenerator } from './cloud-budgets'
import { channelGenerator, channelGroupGenerator } from './channels'
import { cdnNodeGenerator } from './cdn-nodes'
import { clientGenerator } from './clients'
import { clientVersionGenerator } from './client-versions'
import { marketGenerator } from './markets'
import { orderGenerator } from './orders'
import { payChannelGenerator } from './pay-channels'
import { payMethodGenerator, payRouteGenerator } from './pay-methods'
import { probabilityRoundGenerator } from './probability-rounds'
import { productGenerator } from './products'
import { subscriptionGenerator } from './subscriptions'
import { commentGenerator } from './comments'
import { communityReportGenerator } from './community-reports'
import { dynamicGenerator } from './dynamics'
import { topicGenerator } from './topics'
import { contentItemGenerator, contentVideoGenerator } from './content'
import { countryGroupGenerator } from './country-groups'
import { contentBatchGenerator, contentBatchRowGenerator } from './content-batches'
import { copyrightNoticeGenerator } from './copyright-notices'
import { hotListFreezeGenerator, publishFreezeGenerator } from './freezes'
import { coverLabelSendGenerator } from './cover-label-sends'
import { coverLabelGenerator } from './cover-labels'
import { singleGenerator } from './singles'
import { detailTabGenerator, squareBlockGenerator } from './arrangements'
import { tabConfigGenerator } from './tab-configs'
import { tagGenerator } from './tags'
import { upGenerator } from './ups'
import { xilieGenerator } from './franchises'
import { deviceGenerator } from './devices'
import { userLoginRecordGenerator } from './login-records'
import { episodeGenerator } from './episodes'
import { approvalGenerator } from './approvals'
import { areaConfigGenerator, countryGenerator, languageGenerator } from './places'
import { pushGenerator, pushStatGenerator } from './pushes'
import { auditEntryGenerator } from './audit-entries'
import { batchJobGenerator } from './batch-jobs'
import { businessDayGenerator } from './business-days'
import { exportTaskGenerator } from './export-tasks'
import { staffNoticeGenerator } from './staff-notices'
import { resourceGenerator } from './resources'
import { feedbackGenerator } from './feedback'
import { feedbackReplyGenerator } from './feedback-replies'
import { accountGenerator } from './accounts'
import { constantGenerator, constantItemGenerator } from './dictionaries'
import { declaredElsewhere } from './declared-elsewhere'
import { roleGenerator } from './roles'
import { subtitleCueGenerator } from './subtitle-cues'
import { subtitleGenerator } from './subtitles'
import { movieGenerator } from './movies'
import { seriesGenerator } from './series'
import { shortGenerator } from './shorts'
import { userGroupGenerator, userGroupMemberGenerator } from './user-groups'
import { userLabelGenerator, userLabelMemberGenerator } from './user-labels'
import { userTagGenerator } from './user-tags'
import { userGenerator } from './users'
import { messageGenerator, messageSendGenerator } from './messages'
import { pushSettingGenerator } from './push-settings'
import { episodeReviewStatGenerator, reviewCheckGenerator, reviewDecisionGenerator } from './review-figures'
import { reviewPoolGenerator, reviewShareGenerator, reviewerGenerator } from './review-staff'
import { reviewTaskGenerator } from './review-tasks'
import { ugcAuditSettingGenerator, ugcAuditVersionGenerator, ugcPostGenerator } from './ugc'
import { accessRequestGenerator, exportScheduleGenerator, staffAnnouncementGenerator } from './staff-affairs'
import { savedViewGenerator, staffPreferenceGenerator, staffSessionGenerator } from './staff-desk'
import { ruleUserCategoryGenerator, ruleUserGenerator, userNoteGenerator } from './user-rules'
import { autoPushGenerator } from './auto-pushes'
import { escortComplaintGenerator } from './escort-complaints'
import { jackpotGenerator, jackpotGiftGenerator } from './jackpots'
import { integralApiCallGenerator } from './partner-calls'
import { serviceSettingGenerator } from './service-settings'
import { siteSettingGenerator, siteSettingOverrideGenerator, siteSettingRevisionGenerator } from './site-settings'
import { userIndicatorGenerator } from './user-indicators'
import { aiSubtitleTaskGenerator } from './subtitle-jobs'
import { crawledStarGenerator, creditGenerator, starGenerator } from './stars'
import { liveMusicGenerator } from './music'
import { liveRoomGenerator, liveSessionGenerator, watchRoomGenerator } from './live-rooms'
import { appointmentGenerator, plateItemGenerator } from './placements'
import {
  aiSearchQueryGenerator,
  searchHotWordGenerator,
  sensitiveWordGenerator,
  shortSearchWordGenerator,
} from './searched-words'
import { officialInfoGenerator, telegramChannelGenerator } from './official-infos'
  homeComponentGenerator,
  homePageReleaseGenerator,
  homePlacementGenerator,
  navigationGenerator,
} from './home-pages'
  adDailyStatGenerator,
  adGenerator,
  adSlotGenerator,
  adSwitchGenerator,
  advertiserGenerator,
  brandTakeoverGenerator,
  revealAdGenerator,
} from './adverts'
import { activityEntryGenerator } from './activity-entries'
import { activityGrantGenerator } from './activity-grants'
import { smsProviderGenerator, smsRouteGenerator } from './sms-routes'
import { liveActivityHonorGenerator, liveActivityRankGenerator, liveActivityStandingGenerator } from './live-ranks'
import { integralWithdrawalGenerator } from './point-withdrawals'
import { gatePassGenerator, gatePassLevelGenerator } from './gate-passes'
  probabilityGameDayGenerator,
  probabilityGameGenerator,
  probabilityOfficialGenerator,
  probabilityOptionGenerator,
  probabilityPrizeGenerator,
} from './games'
import { starPkGenerator, starPkRewardGenerator, starPkVoteHourGenerator } from './star-pks'
import { teamUpActivityGenerator, teamUpTeamGenerator } from './team-ups'
import { publishPlanEntryGenerator } from './publish-plan'
import { cloudUsageDayGenerator } from './cloud-usage'
import { coinPackGenerator } from './coin-packs'
import { orderRefundGenerator } from './order-refunds'
import { hotListItemGenerator } from './hot-list'
import { crawlRunGenerator, crawlSourceGenerator } from './crawl-runs'
import { cachePurgeGenerator } from './cache-purges'
import { telegramPostGenerator } from './telegram-posts'
import { settlementRateGenerator, settlementTaxGenerator } from './settlement-terms'
import { settlementAdjustmentGenerator, settlementGenerator, settlementItemGenerator } from './settlements'
import { vipActivityGenerator } from './vip-activities'
import { sportsMatchGenerator, sportsStreamGenerator, sportsTeamGenerator } from './sports'
import { anchorApplicationGenerator } from './anchor-applications'
import { punishmentGenerator } from './punishments'
import { guildRoomReportPresetGenerator, roomCategoryGenerator, roomSubCategoryGenerator } from './room-categories'
import { liveInspectionGenerator } from './inspections'
import { shortUnlockGenerator } from './short-unlocks'
import { reviewReasonGenerator } from './review-reasons'
import { shortMoneyDayGenerator } from './short-money'
import { shortShareAgreementGenerator, shortShareLineGenerator, shortShareStatementGenerator } from './short-shares'
import { anchorDayStatGenerator, anchorGenerator, anchorMonthStatGenerator } from './hosts'
import { translationTermGenerator } from './glossary'
import { guildContractGenerator, guildGenerator } from './guilds'
import { guildRoomDayStatGenerator, guildRoomGenerator } from './halls'
import { incomePolicyGenerator } from './income-policies'
import { settlementPeriodGenerator } from './settlement-periods'
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
  ad: adGenerator,
  adDailyStat: adDailyStatGenerator,
  adSlot: adSlotGenerator,
  adSwitch: adSwitchGenerator,
  advertiser: advertiserGenerator,
  brandTakeover: brandTakeoverGenerator,
  revealAd: revealAdGenerator,
  publishPlanEntry: publishPlanEntryGenerator,
  activityEntry: activityEntryGenerator,
  activityGrant: activityGrantGenerator,
  smsProvider: smsProviderGenerator,
  smsRoute: smsRouteGenerator,
  gatePass: gatePassGenerator,
  integralWithdrawal: integralWithdrawalGenerator,
  liveActivityHonor: liveActivityHonorGenerator,
  liveActivityRank: liveActivityRankGenerator,
  liveActivityStanding: liveActivityStandingGenerator,
  gatePassLevel: gatePassLevelGenerator,
  probabilityGame: probabilityGameGenerator,
  probabilityGameDay: probabilityGameDayGenerator,
  probabilityOfficial: probabilityOfficialGenerator,
  probabilityOption: probabilityOptionGenerator,
  probabilityPrize: probabilityPrizeGenerator,
  starPkReward: starPkRewardGenerator,
  starPkVoteHour: starPkVoteHourGenerator,
  teamUpActivity: teamUpActivityGenerator,
  teamUpTeam: teamUpTeamGenerator,
  anchor: anchorGenerator,
  anchorApplication: anchorApplicationGenerator,
  anchorDayStat: anchorDayStatGenerator,
  anchorMonthStat: anchorMonthStatGenerator,
  guild: guildGenerator,
  guildContract: guildContractGenerator,
  guildRoom: guildRoomGenerator,
  guildRoomDayStat: guildRoomDayStatGenerator,
  guildRoomReportPreset: guildRoomReportPresetGenerator,
  incomePolicy: incomePolicyGenerator,
  liveInspection: liveInspectionGenerator,
  punishment: punishmentGenerator,
  shortUnlock: shortUnlockGenerator,
  roomCategory: roomCategoryGenerator,
  roomSubCategory: roomSubCategoryGenerator,
  settlementPeriod: settlementPeriodGenerator,
  aiSearchQuery: aiSearchQueryGenerator,
  aiSubtitleTask: aiSubtitleTaskGenerator,
  appointment: appointmentGenerator,
  cloudUsageDay: cloudUsageDayGenerator,
  crawledStar: crawledStarGenerator,
  credit: creditGenerator,
  homeComponent: homeComponentGenerator,
  homePageRelease: homePageReleaseGenerator,
  homePlacement: homePlacementGenerator,
  liveMusic: liveMusicGenerator,
  liveRoom: liveRoomGenerator,
  liveSession: liveSessionGenerator,
  navigation: navigationGenerator,
  officialInfo: officialInfoGenerator,
  coinPack: coinPackGenerator,
  orderRefund: orderRefundGenerator,
  plateItem: plateItemGenerator,
  searchHotWord: searchHotWordGenerator,
  sensitiveWord: sensitiveWordGenerator,
  shortSearchWord: shortSearchWordGenerator,
  settlement: settlementGenerator,
  settlementAdjustment: settlementAdjustmentGenerator,
  settlementItem: settlementItemGenerator,
  settlementRate: settlementRateGenerator,
  settlementTax: settlementTaxGenerator,
  crawlRun: crawlRunGenerator,
  crawlSource: crawlSourceGenerator,
  cachePurge: cachePurgeGenerator,
  cloudBudget: cloudBudgetGenerator,
  telegramPost: telegramPostGenerator,
  hotListItem: hotListItemGenerator,
  sportsMatch: sportsMatchGenerator,
  sportsStream: sportsStreamGenerator,
  sportsTeam: sportsTeamGenerator,
  shortMoneyDay: shortMoneyDayGenerator,
  shortShareAgreement: shortShareAgreementGenerator,
  shortShareLine: shortShareLineGenerator,
  shortShareStatement: shortShareStatementGenerator,
  star: starGenerator,
  starPk: starPkGenerator,
  telegramChannel: telegramChannelGenerator,
  translationTerm: translationTermGenerator,
  vipActivity: vipActivityGenerator,
  watchRoom: watchRoomGenerator,
  accessRequest: accessRequestGenerator,
  account: accountGenerator,
  approval: approvalGenerator,
  areaConfig: areaConfigGenerator,
  auditEntry: auditEntryGenerator,
  autoPush: autoPushGenerator,
  batchJob: batchJobGenerator,
  blacklistEntry: blacklistEntryGenerator,
  bottomBarItem: bottomBarItemGenerator,
  businessDay: businessDayGenerator,
  channel: channelGenerator,
  channelClientType: channelClientTypeGenerator,
  channelGroup: channelGroupGenerator,
  cdnNode: cdnNodeGenerator,
  client: clientGenerator,
  clientVersion: clientVersionGenerator,
  comment: commentGenerator,
  communityReport: communityReportGenerator,
  constant: constantGenerator,
  constantItem: constantItemGenerator,
  contentItem: contentItemGenerator,
  contentVideo: contentVideoGenerator,
  country: countryGenerator,
  countryGroup: countryGroupGenerator,
  coverLabel: coverLabelGenerator,
  coverLabelSend: coverLabelSendGenerator,
  publishFreeze: publishFreezeGenerator,
  hotListFreeze: hotListFreezeGenerator,
  copyrightNotice: copyrightNoticeGenerator,
  contentBatchRow: contentBatchRowGenerator,
  contentBatch: contentBatchGenerator,
  detailTab: detailTabGenerator,
  device: deviceGenerator,
  discussTabConfig: tabConfigGenerator,
  dynamic: dynamicGenerator,
  element: declaredElsewhere,
  episode: episodeGenerator,
  episodeReviewStat: episodeReviewStatGenerator,
  escortComplaint: escortComplaintGenerator,
  probabilityRound: probabilityRoundGenerator,
  exportSchedule: exportScheduleGenerator,
  exportTask: exportTaskGenerator,
  feedback: feedbackGenerator,
  feedbackReply: feedbackReplyGenerator,
  integralApiCall: integralApiCallGenerator,
  jackpotGift: jackpotGiftGenerator,
  language: languageGenerator,
  market: marketGenerator,
  menu: declaredElsewhere,
  message: messageGenerator,
  messageSend: messageSendGenerator,
  movie: movieGenerator,
  order: orderGenerator,
  payChannel: payChannelGenerator,
  payMethod: payMethodGenerator,
  payRoute: payRouteGenerator,
  playerTabConfig: tabConfigGenerator,
  probabilityJackpot: jackpotGenerator,
  product: productGenerator,
  push: pushGenerator,
  pushSetting: pushSettingGenerator,
  pushStat: pushStatGenerator,
  resource: resourceGenerator,
  reviewCheck: reviewCheckGenerator,
  reviewDecision: reviewDecisionGenerator,
  reviewPool: reviewPoolGenerator,
  reviewReason: reviewReasonGenerator,
  reviewShare: reviewShareGenerator,
  reviewTask: reviewTaskGenerator,
  reviewer: reviewerGenerator,
  role: roleGenerator,
  ruleUser: ruleUserGenerator,
  ruleUserCategory: ruleUserCategoryGenerator,
  savedView: savedViewGenerator,
  series: seriesGenerator,
  serviceSetting: serviceSettingGenerator,
  short: shortGenerator,
  single: singleGenerator,
  siteSetting: siteSettingGenerator,
  siteSettingOverride: siteSettingOverrideGenerator,
  siteSettingRevision: siteSettingRevisionGenerator,
  squareBlock: squareBlockGenerator,
  staffAnnouncement: staffAnnouncementGenerator,
  staffNotice: staffNoticeGenerator,
  staffPreference: staffPreferenceGenerator,
  staffSession: staffSessionGenerator,
  subscription: subscriptionGenerator,
  subtitle: subtitleGenerator,
  subtitleCue: subtitleCueGenerator,
  tag: tagGenerator,
  topic: topicGenerator,
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
  xilie: xilieGenerator,
  vipGoods: vipGoodsGenerator,
  vipProduct: vipProductGenerator,
  vipTier: vipTierGenerator,
  cashOut: cashOutGenerator,
  biscuitExchange: biscuitExchangeGenerator,
  biscuitExchangeRecord: biscuitExchangeRecordGenerator,
  goodsRecord: goodsRecordGenerator,
  grantBatch: grantBatchGenerator,
  luckGift: luckGiftGenerator,
  payStatement: payStatementGenerator,
  payStatementDiff: payStatementDiffGenerator,
  poolEntry: poolEntryGenerator,
  prizePool: prizePoolGenerator,
  currencyEntry: currencyEntryGenerator,
  wallet: walletGenerator,
  agent: agentGenerator,
  agentDeposit: agentDepositGenerator,
  agentTransfer: agentTransferGenerator,
  vipCode: vipCodeGenerator,
  vipCodeBatch: vipCodeBatchGenerator,
  vipDiscountCase: vipDiscountCaseGenerator,
  vipMember: vipMemberGenerator,
  vipPackage: vipPackageGenerator,
  payoutBatch: payoutBatchGenerator,
  cashOutRule: cashOutRuleGenerator,
  payoutAccount: payoutAccountGenerator,
}
