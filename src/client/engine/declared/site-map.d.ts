declare module 'virtual:site-map' {
  const map: import('../../../schema/site-map').SiteMap
  export default map
}

declare module 'virtual:site-titles/*' {
  /** Titles of sections and pages, by id. */
  const titles: Readonly<Record<string, string>>
  export default titles
}
