import { bool, captions, int, oneOf, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { ageRatings } from '../../shared/codes'

/**
 * A country is at most once in the groups of purpose statistics; elsewhere overlap is allowed and shown. Taking a
 * country out lists the titles and licences which lose it, and is refused while a running licence rests on it; a
 * group in use cannot be deleted.
 */
export default defineEntity({
  name: 'countryGroup',
  service: 'cms',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 300,
  demo: 18,
  scopedBy: false,
  fields: {
    name: captions({ max: 60, required: true }),
    code: string({ max: 20, pattern: '^[A-Z0-9_]+$', example: 'NEW_YEAR', required: true, unique: true, role: 'code' }),
    purpose: oneOf(['licence', 'distribution', 'review', 'statistics'], { default: 'distribution' }),
    countries: refs('country', { max: 250, required: true }),
    ratingLimit: oneOf(ageRatings, { default: 'R16' }),
    uses: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
