import { useState } from 'react'
import {
  cutAt,
  fillPlaceholders,
  ownText,
  textFor,
  titleFor,
  unresolvedTitles,
} from '../../../../shared/push/push-text'
import { languageName } from '../../../../fields/languages/language-name'
import type { Captions } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Field } from '../../../base/ui/field'
import { Segments } from '../../../base/ui/segments'
import { Select } from '../../../base/ui/select'
import styles from './phone-preview.module.css'
import { previewLayouts, type PreviewLayout } from './preview-layouts'
import push from './push.module.css'
import { directionOf, languagesOf } from './text-languages'

/** A version of an experiment, as far as phones show it. */
export interface PreviewVersion {
  readonly code: string
  readonly title: Captions | null
  readonly body: Captions | null
  readonly image?: string | undefined
}

interface PhonePreviewProps {
  readonly title: Captions | null
  readonly body: Captions | null
  readonly image: string | null
  /** Pictures in place of it, by language. */
  readonly imageByLanguage?: Readonly<Record<string, string>> | null
  /** What `{{title}}` stands for, by language; null while that is not known. */
  readonly titles: Readonly<Record<string, string>> | null
  readonly versions: readonly PreviewVersion[]
}

/** The notification as phones show it: where, in which language, in which version, by day and by night; cuts are marked. */
export function PhonePreview({ title, body, image, imageByLanguage, titles, versions }: PhonePreviewProps) {
  const caption = useCaption()
  const format = useFormat()
  const [place, setPlace] = useState<PreviewLayout['key']>('androidCollapsed')
  const [chosen, setChosen] = useState(format.language === 'zh' ? 'zh_CN' : 'en')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [code, setCode] = useState('')
  const languages = languagesOf(title, body)
  const language = languages.includes(chosen) ? chosen : 'en'
  const version = versions.find((each) => each.code === code)
  const layout = previewLayouts.find(({ key }) => key === place) ?? previewLayouts[0]!
  const values = { nickname: caption('pushForm.sampleNickname'), title: titleFor(titles ?? {}, language) }
  const texts = [title, body, ...versions.flatMap((each) => [each.title, each.body])]
  const missing = titles
    ? unresolvedTitles(
        texts.filter((each) => each !== null),
        titles,
      )
    : []
  const text = (texts: Captions | null) => fillPlaceholders(textFor(texts ?? {}, language), values)
  const picture = version?.image ?? ownText(imageByLanguage ?? {}, language) ?? image
  return (
    <section className={push.block} aria-labelledby="push-preview">
      <h2 className={push.heading} id="push-preview">
        {caption('pushForm.preview')}
      </h2>
      <div className={push.row}>
        <Field label={caption('pushForm.place')}>
          <Select
            options={previewLayouts.map(({ key }) => ({ value: key, label: caption(`pushForm.place.${key}`) }))}
            value={place}
            onChange={(value) => setPlace(value as PreviewLayout['key'])}
          />
        </Field>
        <Field label={caption('pushStat.language')}>
          <Select
            options={languages.map((each) => ({ value: each, label: languageName(each, format.language) }))}
            value={language}
            onChange={setChosen}
          />
        </Field>
        {versions.length > 0 && (
          <Field label={caption('pushStat.variant')}>
            <Select
              options={[{ code: '-' }, ...versions].map((each) => ({
                value: each.code,
                label: each.code === '-' ? caption('pushForm.noVersion') : each.code,
              }))}
              value={version?.code ?? '-'}
              onChange={setCode}
            />
          </Field>
        )}
      </div>
      <Segments
        label={caption('pushForm.theme')}
        options={(['light', 'dark'] as const).map((value) => ({ value, text: caption(`pushForm.theme.${value}`) }))}
        value={theme}
        onChange={setTheme}
      />
      <div className={styles.phone} data-theme={theme} data-system={layout.system}>
        <article
          className={styles.notification}
          dir={directionOf(language)}
          lang={language.replace('_', '-')}
          aria-label={caption(`pushForm.place.${layout.key}`)}
        >
          <span className={styles.app}>
            <span className={styles.icon} aria-hidden />
            {caption('pushForm.app')}
            <span className={styles.now}>{caption('pushForm.now')}</span>
          </span>
          <p className={styles.title}>
            <Cut text={text(version ? version.title : title)} columns={layout.title} />
          </p>
          <p className={styles.body}>
            <Cut text={text(version ? version.body : body)} columns={layout.body} />
          </p>
          {layout.hasImage && picture && (
            <img className={styles.image} src={format.fileAddress?.(picture)} alt="" loading="lazy" />
          )}
        </article>
      </div>
      {missing.length > 0 && (
        <p className={push.warning} role="status">
          {caption('pushForm.noTargetTitle')} {missing.map((code) => languageName(code, format.language)).join(', ')}
        </p>
      )}
    </section>
  )
}

/** What is seen, a mark at the cut, and what is cut off, faint. */
function Cut({ text, columns }: { readonly text: string; readonly columns: number }) {
  const caption = useCaption()
  const { seen, cut } = cutAt(text, columns)
  if (!cut) return <>{seen || '—'}</>
  return (
    <>
      {seen}
      <mark className={styles.mark} title={caption('pushForm.cut')}>
        …<span className={styles.hidden}>{caption('pushForm.cut')}</span>
      </mark>
      <span className={styles.cut}>{cut}</span>
    </>
  )
}
