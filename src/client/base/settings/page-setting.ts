/** A setting of the server that it has written into the page; empty where it is not set. */
export function pageSetting(
  name:
    | 'api-host'
    | 'translate-host'
    | 'image-host'
    | 'file-host'
    | 'app-scheme'
    | 'app-link-host'
    | 'export-flag-months'
    | 'sign-in-by',
): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''
}
