import { defineSection } from '../../schema/page'

/**
 * Operators set where the paywall of vertical short dramas stands and what an episode costs, arrange the drama home
 * and search, and read what each title earns. Finance settles revenue shares with copyright owners and promoters.
 */
export default defineSection({ code: 'ShortManage', icon: 'clapperboard', menu: 130 })
