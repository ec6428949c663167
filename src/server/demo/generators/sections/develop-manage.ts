/** The records of the section develop-manage that hang together, each under the name of its entity. */
export { cachePurgeGenerator as cachePurge } from '../cache-purges'
export { constantGenerator as constant, constantItemGenerator as constantItem } from '../dictionaries'
export {
  areaConfigGenerator as areaConfig,
  countryGenerator as country,
  languageGenerator as language,
} from '../places'
