import { defineSection } from '../../schema/page'

/**
 * Staff decide what the live part of the app offers per area, client and version - switches, tasks, looks, sounds,
 * recommendations, banners, sports. Every change is previewed, scheduled, distinguished by area, and can be taken back.
 */
export default defineSection({ code: 'LiveConfig', icon: 'sliders-horizontal', menu: 150 })
