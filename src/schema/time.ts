/** Lengths of time, in milliseconds. */
export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
/** 24 hours. A day of a calendar may be longer or shorter: `addDays` of src/fields/zone counts those. */
export const dayMs = 24 * hourMs
