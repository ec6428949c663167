import { type Task } from './may-review'
export const openStates: readonly Task['state'][] = ['waiting', 'assigned', 'held', 'returned']
