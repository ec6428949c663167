export { assign, movePool, setPriority, extendDue, reopen, cancel } from './detail'
export { release } from './initial-review'
