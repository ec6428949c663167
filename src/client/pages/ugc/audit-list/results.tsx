import { navigate } from 'wouter/use-browser-location'
import type { ShowResult } from '../../../engine/commands/show-result'

/** Opens the post that was taken. */
export const startAudit: ShowResult = ({ id }: { readonly id: number }) => navigate(`/ugc/audit-op/${id}`)
