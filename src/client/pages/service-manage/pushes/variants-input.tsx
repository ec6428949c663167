import { Plus, Trash2 } from 'lucide-react'
import { captions, duration, image, oneOf, percent, string } from '../../../../fields'
import { useCaption } from '../../../base/i18n/use-caption'
import { FieldSet } from '../../../engine/parts/field-set'
import type { OwnInputProps } from '../../../engine/parts/own-input'
import { Button } from '../../../base/ui/button'
import styles from './push.module.css'

interface Version {
  readonly code: string
  readonly percent: number | null
  readonly title: unknown
  readonly body: unknown
  readonly image?: unknown
}

interface Variants {
  readonly versions: readonly Version[]
  readonly winnerAfter?: number
  readonly measure?: 'click' | 'open'
}

const versionFields = {
  code: string({ max: 8, required: true }),
  percent: percent({ max: 100, required: true }),
  title: captions({ max: 65, required: true }),
  body: captions({ max: 240, required: true }),
  image: image(),
}
const testFields = { measure: oneOf(['click', 'open']), winnerAfter: duration({ min: 600, max: 604_800 }) }

const fewest = 2
const most = 4
const codes = ['A', 'B', 'C', 'D']

/** The versions of an experiment, begun from the push's own text; what is left of 100 % waits for the better one. */
export function VariantsInput({ value, onChange, values, isDisabled }: OwnInputProps) {
  const caption = useCaption()
  const variants = value as Variants | null
  const versions = variants?.versions ?? []
  const begin = (count: number): Version[] =>
    codes.slice(0, count).map((code) => ({ code, percent: 10, title: values.title ?? null, body: values.body ?? null }))
  if (!variants)
    return (
      <Button icon={<Plus aria-hidden />} onClick={() => onChange({ versions: begin(fewest), measure: 'click' })}>
        {caption('pushForm.beginExperiment')}
      </Button>
    )
  const change = (next: Partial<Variants>) => onChange({ ...variants, ...next })
  const changeVersion = (index: number, name: string, part: unknown) =>
    change({ versions: versions.map((each, at) => (at === index ? withPart(each, name, part) : each)) })
  const used = versions.reduce((sum, each) => sum + (each.percent ?? 0), 0)
  return (
    <div className={styles.block} role="group" aria-label={caption('push.variants')}>
      {versions.map((version, index) => (
        <fieldset key={index} className={styles.version}>
          <legend>{caption('pushForm.version', { code: version.code })}</legend>
          <FieldSet
            fields={versionFields}
            captionIdOf={(name) => (name in ownCaptions ? ownCaptions[name]! : `push.${name}`)}
            values={{ ...version }}
            problems={{}}
            disabled={() => isDisabled}
            onChange={(name, part) => changeVersion(index, name, part)}
          />
          {versions.length > fewest && (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden />}
              onClick={() => change({ versions: versions.filter((_each, at) => at !== index) })}
            >
              {caption('pushForm.removeVersion', { code: version.code })}
            </Button>
          )}
        </fieldset>
      ))}
      <p className={used > 100 ? styles.warning : styles.note}>
        {caption('pushForm.waiting', { percent: Math.max(0, Math.round((100 - used) * 100) / 100) })}
      </p>
      <FieldSet
        fields={testFields}
        captionIdOf={(name) => `pushForm.${name}`}
        values={{ ...variants }}
        problems={{}}
        disabled={() => isDisabled}
        onChange={(name, part) => onChange(withPart(variants, name, part))}
      />
      <div className={styles.choices}>
        {versions.length < most && (
          <Button
            icon={<Plus aria-hidden />}
            onClick={() =>
              change({ versions: [...versions, { ...begin(most)[versions.length]!, code: freeCode(versions) }] })
            }
          >
            {caption('pushForm.addVersion')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onChange(null)}>
          {caption('pushForm.endExperiment')}
        </Button>
      </div>
    </div>
  )
}

const ownCaptions: Readonly<Record<string, string>> = { code: 'pushForm.code', percent: 'pushForm.percent' }

/** What is emptied is left out: a version without a picture of its own has the push's. */
function withPart<T extends object>(whole: T, name: string, part: unknown): T {
  if (part !== null) return { ...whole, [name]: part }
  const { [name as keyof T]: _left, ...rest } = whole
  return (name === 'image' || name in testFields ? rest : { ...whole, [name]: null }) as T
}

function freeCode(versions: readonly Version[]): string {
  return codes.find((code) => versions.every((each) => each.code !== code)) ?? ''
}
