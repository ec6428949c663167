/** Phones show a push's picture twice as wide as it is high, whatever it was. */
const imageRatio = 2

/** A picture this large, in bytes, is not under 1 MB: phones on slow lines give up on it. */
export const imageBytes = 1_048_576

/** So far a ratio may be off: a picture of odd width has no exact half. */
const tolerance = 0.02

/** What is known of a picture: its size in pixels as it is shown, and in bytes. */
export interface ImageFacts {
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** The caption id of why phones cannot show a picture as it is meant; undefined where they can. */
export function imageProblem({ width, height, bytes }: ImageFacts): string | undefined {
  if (bytes >= imageBytes) return 'error.pushImageSize'
  return Math.abs(width / height - imageRatio) > tolerance ? 'error.pushImageRatio' : undefined
}
