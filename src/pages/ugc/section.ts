import { defineSection } from '../../schema/page'

/**
 * Auditors decide whether what users upload is seen - videos, clips, pictures, texts and profile material - fast,
 * alike and with a reason the author gets to read. Leads watch reports, appeals, strikes and the machine's thresholds,
 * and take down in minutes what must go.
 */
export default defineSection({ code: 'Ugc', icon: 'shield-check', menu: 250 })
