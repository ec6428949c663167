/** The records of the section app-manage that hang together, each under the name of its entity. */
export { appArticleGenerator as appArticle } from '../app-articles'
export { bottomBarItemGenerator as bottomBarItem } from '../bottom-bar'
export { cdnNodeGenerator as cdnNode } from '../cdn-nodes'
export { channelClientTypeGenerator as channelClientType } from '../channel-client-types'
export { channelGenerator as channel, channelGroupGenerator as channelGroup } from '../channels'
export { clientVersionGenerator as clientVersion } from '../client-versions'
export { clientGenerator as client } from '../clients'
export { publishFreezeGenerator as publishFreeze } from '../freezes'
export {
  homeComponentGenerator as homeComponent,
  homePageReleaseGenerator as homePageRelease,
  homePlacementGenerator as homePlacement,
  navigationGenerator as navigation,
} from '../home-pages'
export { homeLargeWindowGenerator as homeLargeWindow } from '../large-windows'
export { watchRoomGenerator as watchRoom } from '../live-rooms'
export { plateItemGenerator as plateItem } from '../placements'
export { publishPlanEntryGenerator as publishPlanEntry } from '../publish-plan'
export {
  rankComponentGenerator as rankComponent,
  rankComponentStatGenerator as rankComponentStat,
} from '../rank-component-stats'
export {
  rankStyleTriageGenerator as rankStyleTriage,
  rankStyleVariantGenerator as rankStyleVariant,
} from '../rank-style-tests'
export { rankGenerator as rank, rankItemGenerator as rankItem } from '../ranks'
export { aiSearchQueryGenerator as aiSearchQuery, searchHotWordGenerator as searchHotWord } from '../searched-words'
export { smsProviderGenerator as smsProvider, smsRouteGenerator as smsRoute } from '../sms-routes'
export { vipPackageGenerator as vipPackage } from '../vip-packages'
export { emojiPackGenerator as emojiPack, plateGenerator as plate } from '../counted'
export { featureAccessGenerator as featureAccess } from '../feature-accesses'
export {
  forceUpdateRuleGenerator as forceUpdateRule,
  rankBlacklistEntryGenerator as rankBlacklistEntry,
  updatePromptGenerator as updatePrompt,
} from '../kept-off'
export { domainGenerator as domain, domainWhitelistEntryGenerator as domainWhitelistEntry } from '../web-domains'
export { cdnRouteGenerator as cdnRoute } from '../cdn-routes'
