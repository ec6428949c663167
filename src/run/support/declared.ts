export { declaredTitles } from './command-index/declared-titles'
export { declaredSite } from './site-map/declared-site'
export { declaredSections } from './sections/declared-sections'
