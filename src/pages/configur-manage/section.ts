import { defineSection } from '../../schema/page'

/**
 * Change what the apps say and do without a release - contact details, parameters by area and version, Telegram
 * channels - and answer copyright notices in time.
 */
export default defineSection({ code: 'ConfigurManage', icon: 'settings-2', menu: 220 })
