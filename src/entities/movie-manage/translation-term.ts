import { bool, captions, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'translationTerm',
  service: 'cms',
  label: 'term',
  scale: 60_000,
  demo: 200,
  scopedBy: false,
  groups: {
    identity: ['term', 'kind'],
    contents: ['content', 'translations'],
    audience: ['sourceLanguage'],
    results: ['hits'],
    settings: ['caseSensitive', 'enabled'],
  },
  fields: {
    term: string({ max: 100, required: true }),
    sourceLanguage: ref('language', { required: true }),
    content: ref('contentItem', { emptyMeans: 'everywhere' }),
    kind: oneOf(['person', 'place', 'title', 'slang', 'doNotTranslate'], { required: true }),
    translations: captions({ max: 100 }), // empty for doNotTranslate
    caseSensitive: bool({ default: false }),
    hits: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['term', 'sourceLanguage', 'content']],
})
