import { bool, order, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * `zh_CN` and en cannot be disabled, nor can a language that is some country's default. The console itself has zh and
 * en only.
 */
export default defineEntity({
  name: 'language',
  service: 'config',
  plain: [{ call: 'GET /cms/backend/movie/langList', sets: { enabled: true } }],
  label: 'nativeName',
  lead: { also: 'code' },
  search: ['nativeName', 'name', 'code'],
  scale: 60,
  demo: 18,
  scopedBy: false,
  groups: {
    identity: ['code', 'nativeName', 'fallback'],
    results: ['coverage'],
    settings: ['name', 'rtl', 'translateCode', 'app', 'subtitles', 'audio', 'captionsRequired', 'order', 'enabled'],
  },
  fields: {
    /** Zh_CN, en, in_ID, ms_MY, th_TH, vi_VN, ar_AE, es_MX, pt_BR …. */
    code: string({
      max: 5,
      pattern: '^[a-z]{2}(_[A-Z]{2})?$',
      example: 'zh_CN',
      required: true,
      unique: true,
      role: 'code',
    }),
    name: string({ max: 40, required: true }),
    nativeName: string({ max: 40, required: true }),
    rtl: bool({ default: false }),
    fallback: ref('language'), // en where empty; no cycles
    translateCode: string({ max: 10 }), // code sent to the translator
    app: bool({ default: false }), // offered in the app
    subtitles: bool({ default: true }),
    audio: bool({ default: false }),
    captionsRequired: bool({ default: false }), // fixed true for zh_CN and en
    coverage: percent({ readOnly: true }), // share of captions present
    order: order(),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
