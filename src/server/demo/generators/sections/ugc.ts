/** The records of the section ugc that hang together, each under the name of its entity. */
export { ugcPostGenerator as ugcPost } from '../ugc-posts'
export { ugcReportGenerator as ugcReport } from '../ugc-reports'
export { ugcStrikeGenerator as ugcStrike } from '../ugc-strikes'
export {
  ugcAuditSettingGenerator as ugcAuditSetting,
  ugcAuditVersionGenerator as ugcAuditVersion,
} from '../upload-settings'
