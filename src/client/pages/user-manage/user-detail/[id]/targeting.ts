import type { AnswerOf } from '../../../../base/api/declared-calls'

export type Targeting = AnswerOf<'GET /user/backend/targeting'>

/** A question that targeting asks, with this user's value. */
export type Leaf = Targeting['labels'][number]['leaves'][number]
