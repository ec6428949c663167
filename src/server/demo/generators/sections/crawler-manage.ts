/** The records of the section crawler-manage that hang together, each under the name of its entity. */
export { crawlRunGenerator as crawlRun, crawlSourceGenerator as crawlSource } from '../crawl-runs'
export { crawledStarGenerator as crawledStar } from '../crawled-stars'
