/** The records of the section system that hang together, each under the name of its entity. */
export { batchJobGenerator as batchJob } from '../batch-jobs'
export { businessDayGenerator as businessDay } from '../business-days'
export { exportTaskGenerator as exportTask } from '../export-tasks'
export { exportScheduleGenerator as exportSchedule } from '../staff-affairs'
export { savedViewGenerator as savedView, staffPreferenceGenerator as staffPreference } from '../staff-desk'
export { staffNoticeGenerator as staffNotice } from '../staff-notices'
