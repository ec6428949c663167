import { encode } from 'uqr'

/** Larger codes are too fine to be read off a screen: 97 by 97 squares. */
const largest = 20

/**
 * A text as a QR code (ISO/IEC 18004, error correction M, UTF-8): rows of squares, true for dark, without the quiet zone.
 * Undefined where it is too long to be read off a screen.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: largest }).data
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
