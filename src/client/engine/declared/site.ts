import map from 'virtual:site-map'
import { readSiteMap } from '../../../schema/site-map'

/** The sections and pages as the shell knows them, there from the first moment; what they declare beyond it comes later. */
export const site = readSiteMap(map)
