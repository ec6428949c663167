import { defineSection } from '../../schema/page'

/**
 * Facts about stars which crawlers collected from public sources are matched with our own stars, checked and taken
 * over field by field. Staff work the queue of matches and keep an eye on sources and runs.
 */
export default defineSection({ code: 'CrawlerManage', icon: 'bug', menu: 80 })
