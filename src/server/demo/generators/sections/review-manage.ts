/** The records of the section review-manage that hang together, each under the name of its entity. */
export {
  episodeReviewStatGenerator as episodeReviewStat,
  reviewCheckGenerator as reviewCheck,
  reviewDecisionGenerator as reviewDecision,
} from '../review-figures'
export { reviewReasonGenerator as reviewReason } from '../review-reasons'
export {
  reviewPoolGenerator as reviewPool,
  reviewShareGenerator as reviewShare,
  reviewerGenerator as reviewer,
} from '../review-staff'
export { reviewTaskGenerator as reviewTask } from '../review-tasks'
