/** Joins the class names that are there: `classes(styles.button, isOpen && styles.open)`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
