/** A part of the address as the router's hooks tell it. */
export function decodedPart(part: string): string {
  try {
    return decodeURI(part)
  } catch {
    return part
  }
}
