export { blockPayer, flagTest, openUser, redeliver, requestRefund, unflagTest } from '../order-itemized'
