import { defineSection } from '../../schema/page'

/** Putting titles on the shelf and taking them off again, with their files, subtitles, tags and people. */
export default defineSection({ code: 'MovieManage', icon: 'clapperboard', menu: 10 })
