import { useTranslation } from 'react-i18next'

/** A caption by its key, with values for its `{{placeholders}}`. */
export type CaptionOf = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** The captions of the language in force; the component follows a change of language. */
export function useCaption(): CaptionOf {
  const { t } = useTranslation()
  return t as unknown as CaptionOf
}
