/** The product's name (specification: default product title). */
export const productTitle = 'Iron Man'

/** The window's title: the page's, then the product's. */
export function pageTitle(title: string | undefined): string {
  return title ? `${title} - ${productTitle}` : productTitle
}
