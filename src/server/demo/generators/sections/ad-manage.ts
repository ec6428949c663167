/** The records of the section ad-manage that hang together, each under the name of its entity. */
export {
  adDailyStatGenerator as adDailyStat,
  adGenerator as ad,
  adSlotGenerator as adSlot,
  adSwitchGenerator as adSwitch,
  advertiserGenerator as advertiser,
  brandTakeoverGenerator as brandTakeover,
  revealAdGenerator as revealAd,
} from '../adverts'
