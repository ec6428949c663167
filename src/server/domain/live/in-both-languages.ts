import type { Captions } from '../../../schema/field'
import { caption } from '../../base/captions'

/** A caption in both languages; what it names is a caption id itself where it has one by that language. */
export function inBothLanguages(
  id: string,
  params: (language: 'zh' | 'en') => Readonly<Record<string, string | number>> = () => ({}),
): Captions {
  return { zh_CN: caption('zh', id, params('zh')), en: caption('en', id, params('en')) }
}
