/** The records of the section task-center that hang together, each under the name of its entity. */
export { growthTaskGenerator as growthTask } from '../growth-tasks'
export { inviteProgramGenerator as inviteProgram } from '../invite-programs'
export { integralGoodsGenerator as integralGoods, integralOrderGenerator as integralOrder } from '../point-orders'
export { integralDayGenerator as integralDay, integralEntryGenerator as integralEntry } from '../points'
export { integralApiCallGenerator as integralApiCall } from '../partner-calls'
export { integralWithdrawalGenerator as integralWithdrawal } from '../point-withdrawals'
