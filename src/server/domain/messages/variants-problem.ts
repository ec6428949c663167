import { z } from 'zod'
import { placeholderProblem } from '../../../shared/push/push-text'
import { captions } from '../../../fields'
import { shapeOf } from '../../../fields/field-types'
import type { Captions } from '../../../schema/field'

const texts = (max: number) => shapeOf(captions({ max })) as z.ZodType<Captions>

const variantsShape = z.strictObject({
  versions: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Za-z0-9]{1,8}$/),
        percent: z.number().positive().max(100),
        title: texts(65),
        body: texts(240),
        image: z.string().max(500).optional(),
      }),
    )
    .min(2)
    .max(4),
  winnerAfter: z.number().int().min(600).max(604_800).optional(),
  measure: z.enum(['click', 'open']).optional(),
  winner: z.string().max(8).optional(),
})

/** The caption id of what is wrong with the versions of an experiment; undefined when nothing is. */
export function variantsProblem(variants: unknown): string | undefined {
  const parsed = variantsShape.safeParse(variants)
  if (!parsed.success) return 'error.pushVariants'
  const { versions } = parsed.data
  if (new Set(versions.map(({ code }) => code)).size < versions.length) return 'error.duplicate'
  if (versions.reduce((sum, { percent }) => sum + percent, 0) > 100) return 'error.pushVariantShares'
  return versions.map(({ title, body }) => placeholderProblem(title) ?? placeholderProblem(body)).find(Boolean)
}
