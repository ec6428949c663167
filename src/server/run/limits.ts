/** Up to this many records run at once, in the call; more run as a job that can be watched and stopped. */
export const largestQuickRun = 20
