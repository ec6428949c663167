import type { Captions } from '../../../../../schema/field'
import { useFormat } from '../../../../base/format/use-format'

/** Tells a record's title in the language in force. */
export function useTitle(): (title: Captions) => string {
  const { language } = useFormat()
  return (title) => (language === 'zh' ? title.zh_CN : title.en)
}
