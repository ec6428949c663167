/** The records of the section task-center that hang together, each under the name of its entity. */
export { inviteProgramGenerator as inviteProgram } from '../invite-programs'
export { integralApiCallGenerator as integralApiCall } from '../partner-calls'
export { integralWithdrawalGenerator as integralWithdrawal } from '../point-withdrawals'
