import directory from 'virtual:directory'

/** Where to find what is in any section, loaded or not. */
export { directory }
