import directory from 'virtual:directory'

/** Where to find what stands in any section, loaded or not. */
export { directory }
