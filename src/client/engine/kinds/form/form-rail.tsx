import { useEffect, useState, type RefObject } from 'react'
import type { Fields } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import type { FieldGroup } from '../../parts/form-definition'
import { isBlank } from '../../parts/same-value'
import styles from './form-rail.module.css'
import { focusField } from './form-keys'

interface FormRailProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly groups: readonly FieldGroup[]
  readonly pageId: string
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  /** The fields with something wrong. */
  readonly wrong: ReadonlySet<string>
}

/** A form of this many sections or more has a rail. */
export const fewestSections = 3

/** The sections of a form: where one is, and what each of them still lacks. */
export function FormRail({ form, groups, pageId, fields, values, wrong }: FormRailProps) {
  const caption = useCaption()
  const here = useSectionInSight(form, groups)
  return (
    <nav className={styles.rail} aria-label={caption('form.sections')}>
      <ol className={styles.sections}>
        {groups.map(({ key, names }) => {
          const missing = names.filter((name) => fields[name]?.required && isBlank(values[name])).length
          const faults = names.filter((name) => wrong.has(name)).length
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.section}
                aria-current={key === here ? 'location' : undefined}
                onClick={() => {
                  sectionOf(form.current, key)?.scrollIntoView({ block: 'start' })
                  names.some((name) => focusField(form.current, name))
                }}
              >
                {caption(`${pageId}.${key}`)}
                {faults > 0 ? (
                  <span className={styles.faults}>{caption('form.faults', { count: faults })}</span>
                ) : (
                  missing > 0 && <span className={styles.missing}>{caption('form.missing', { count: missing })}</span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function sectionOf(form: HTMLElement | null, key: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[data-section="${CSS.escape(key)}"]`) ?? null
}

/** The first section that is in the upper half of what is seen. */
function useSectionInSight(form: RefObject<HTMLFormElement | null>, groups: readonly FieldGroup[]): string | undefined {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const key = (target as HTMLElement).dataset.section ?? ''
            if (isIntersecting) next.add(key)
            else next.delete(key)
          }
          return next
        }),
      { rootMargin: '0px 0px -50% 0px' },
    )
    for (const { key } of groups) {
      const section = sectionOf(form.current, key)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [form, groups])
  return groups.find(({ key }) => seen.has(key))?.key
}
