import type { Field } from './field'

/** How pictures are cut: poster 2:3, cover 16:9, portrait round, square. */
const shapes = ['poster', 'cover', 'portrait', 'square'] as const
export type PictureShape = (typeof shapes)[number]

/** How the picture of a field is cut, as its declaration says; square where it does not. */
export function pictureShape(field: Field | undefined): PictureShape {
  const declared = field && 'shape' in field ? field.shape : undefined
  return shapes.find((shape) => shape === declared) ?? 'square'
}
