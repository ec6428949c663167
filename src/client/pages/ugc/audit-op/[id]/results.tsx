export { startAudit as next, startAudit as undoLast } from '../../audit-list/results'
