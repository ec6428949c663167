/** The records of the section configur-manage that hang together, each under the name of its entity. */
export { copyrightNoticeGenerator as copyrightNotice } from '../copyright-notices'
export { officialInfoGenerator as officialInfo, telegramChannelGenerator as telegramChannel } from '../official-infos'
export {
  siteSettingGenerator as siteSetting,
  siteSettingOverrideGenerator as siteSettingOverride,
  siteSettingRevisionGenerator as siteSettingRevision,
} from '../site-settings'
export { telegramPostGenerator as telegramPost } from '../telegram-posts'
