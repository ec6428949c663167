/** The records of the section cover-label-manage that hang together, each under the name of its entity. */
export { coverLabelSendGenerator as coverLabelSend } from '../cover-label-sends'
export { coverLabelGenerator as coverLabel } from '../cover-labels'
