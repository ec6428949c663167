/** A review is given the reasons that are for its kind of subject. */
const subjects = '{subject}'

export const toReject = { required: true, among: { decisions: 'reject', subjects } } as const

export const toReturn = { required: true, among: { decisions: 'return', subjects } } as const

/** Titles are limited to areas for reasons that would refuse them elsewhere. */
export const toLimit = { required: true, among: { decisions: ['limit', 'reject'], subjects } } as const

export const toMark = { required: true, among: { subjects } } as const

/** What is decided on posts. */
export const ofPosts = { required: true, among: { subjects: 'post' } } as const
