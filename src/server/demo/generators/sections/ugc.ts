/** The records of the section ugc that hang together, each under the name of its entity. */
export {
  ugcAuditSettingGenerator as ugcAuditSetting,
  ugcAuditVersionGenerator as ugcAuditVersion,
  ugcPostGenerator as ugcPost,
} from '../ugc'
