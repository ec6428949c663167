/** The records of the section goods-and-order that hang together, each under the name of its entity. */
export {
  agentDepositGenerator as agentDeposit,
  agentGenerator as agent,
  agentTransferGenerator as agentTransfer,
} from '../agents'
export { coinPackGenerator as coinPack } from '../coin-packs'
export { commerceStatGenerator as commerceStat } from '../commerce-stats'
export { firstPayOfferGenerator as firstPayOffer } from '../first-pay-offers'
export { goodsRecordGenerator as goodsRecord } from '../goods-records'
export { grantBatchGenerator as grantBatch } from '../grant-batches'
export { luckGiftGenerator as luckGift } from '../luck-gifts'
export { orderRefundGenerator as orderRefund } from '../order-refunds'
export { orderGenerator as order } from '../orders'
export { payChannelGenerator as payChannel } from '../pay-channels'
export { payMethodGenerator as payMethod, payRouteGenerator as payRoute } from '../pay-methods'
export { payStatementDiffGenerator as payStatementDiff, payStatementGenerator as payStatement } from '../pay-statements'
export { poolEntryGenerator as poolEntry, prizePoolGenerator as prizePool } from '../prize-pools'
export { virtualCurrencyGenerator as virtualCurrency } from '../virtual-currencies'
export { currencyEntryGenerator as currencyEntry, walletGenerator as wallet } from '../wallets'
export { giftGenerator as gift, propGenerator as prop } from '../won-and-given'
