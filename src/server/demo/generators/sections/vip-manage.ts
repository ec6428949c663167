/** The records of the section vip-manage that hang together, each under the name of its entity. */
export { marketGenerator as market } from '../markets'
export { productGenerator as product } from '../products'
export { subscriptionGenerator as subscription } from '../subscriptions'
export { vipConfigBlockGenerator as vipConfigBlock, vipConfigurationGenerator as vipConfiguration } from '../vip-centre'
export { vipActivityGenerator as vipActivity } from '../vip-activities'
export { vipCodeBatchGenerator as vipCodeBatch, vipCodeGenerator as vipCode } from '../vip-code-batches'
export { vipDiscountCaseGenerator as vipDiscountCase } from '../vip-discounts'
export { vipIssueGenerator as vipIssue } from '../vip-issues'
export { vipMemberGenerator as vipMember } from '../vip-members'
export { vipRecordGenerator as vipRecord } from '../vip-records'
export {
  vipGoodsGenerator as vipGoods,
  vipProductGenerator as vipProduct,
  vipTierGenerator as vipTier,
} from '../vip-plans'
