import type integralApiCall from '../../../entities/task-center/integral-api-call'
import type { Generator, RowOf } from '../world'

/** What a partner sent, its signature masked, and what it got as an answer. */
export const integralApiCallGenerator: Generator = {
  row(_world, _index, random): RowOf<typeof integralApiCall> {
    const request = random.characters(16)
    return {
      request: [
        { name: 'event', text: random.pick(['install', 'register', 'level', 'purchase']) },
        { name: 'click_id', text: request },
        { name: 'sign', text: '•••' },
      ],
      response: [
        { name: 'status', text: random.pick(['200', '200', '200', '409', '403']) },
        { name: 'request_id', text: random.characters(12) },
      ],
    }
  },
}
