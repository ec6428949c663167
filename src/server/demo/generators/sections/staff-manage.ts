/** The records of the section staff-manage that hang together, each under the name of its entity. */
export { accountGenerator as account } from '../accounts'
export { approvalGenerator as approval } from '../approvals'
export { auditEntryGenerator as auditEntry } from '../audit-entries'
export { declaredElsewhere as element, declaredElsewhere as menu } from '../declared-elsewhere'
export { roleGenerator as role } from '../roles'
export { accessRequestGenerator as accessRequest } from '../staff-affairs'
export {
  staffAnnouncementAckGenerator as staffAnnouncementAck,
  staffAnnouncementGenerator as staffAnnouncement,
} from '../staff-announcements'
export { staffSessionGenerator as staffSession } from '../staff-desk'
