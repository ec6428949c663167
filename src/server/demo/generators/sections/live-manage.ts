/** The records of the section live-manage that hang together, each under the name of its entity. */
export { anchorApplicationGenerator as anchorApplication } from '../anchor-applications'
export { guildContractGenerator as guildContract, guildGenerator as guild } from '../guilds'
export { guildRoomDayStatGenerator as guildRoomDayStat, guildRoomGenerator as guildRoom } from '../halls'
export {
  anchorDayStatGenerator as anchorDayStat,
  anchorGenerator as anchor,
  anchorMonthStatGenerator as anchorMonthStat,
} from '../hosts'
export { incomePolicyGenerator as incomePolicy } from '../income-policies'
export { liveInspectionGenerator as liveInspection } from '../inspections'
export { liveRoomGenerator as liveRoom, liveSessionGenerator as liveSession } from '../live-rooms'
export { punishmentGenerator as punishment } from '../punishments'
export {
  guildRoomReportPresetGenerator as guildRoomReportPreset,
  roomCategoryGenerator as roomCategory,
  roomSubCategoryGenerator as roomSubCategory,
} from '../room-categories'
export { liveRefundGenerator as refund } from '../live-refunds'
export { settlementPeriodGenerator as settlementPeriod } from '../settlement-periods'
export { settlementRateGenerator as settlementRate, settlementTaxGenerator as settlementTax } from '../settlement-terms'
export {
  settlementAdjustmentGenerator as settlementAdjustment,
  settlementGenerator as settlement,
  settlementItemGenerator as settlementItem,
} from '../settlements'
export { liveGameSwitchGenerator as liveGameSwitch } from '../live-game-switches'
