import type { AreaEntry } from '../dictionaries'
import { pickCaption } from '../format'
import type { FormatContext } from '../format-context'
import control from '../controls/control.module.css'
import styles from './area-list.module.css'

interface AreaListProps {
  /** The id of its first box. */
  readonly id: string
  readonly areas: readonly AreaEntry[]
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
  /** One of them at most may be chosen. */
  readonly one?: boolean
  readonly context: FormatContext
  readonly disabled?: boolean | undefined
  readonly describedBy?: string | undefined
}

/** The areas of a group by region, each with the countries that are in it; those out of use only where they are chosen already. */
export function AreaList({ id, areas, chosen, onChange, one, context, disabled, describedBy }: AreaListProps) {
  const offered = areas.filter(({ enabled, oldId }) => enabled || chosen.includes(oldId))
  const regions = [...new Set(offered.map(({ market }) => market))]
  const ordered = regions.flatMap((region) => offered.filter(({ market }) => market === region))
  const toggle = (area: number, isOn: boolean) =>
    onChange(one ? [area] : isOn ? [...chosen, area] : chosen.filter((each) => each !== area))
  return (
    <div className={styles.regions} aria-describedby={describedBy}>
      {regions.map((region) => (
        <fieldset key={region} className={styles.region}>
          <legend className={styles.title}>{context.caption(`field.region.${region}`)}</legend>
          {ordered
            .filter(({ market }) => market === region)
            .map(({ oldId, name, enabled, countries }) => {
              const label = pickCaption(name, context.language)
              return (
                <label key={oldId} className={control.check}>
                  <input
                    id={oldId === ordered[0]?.oldId ? id : undefined}
                    type={one ? 'radio' : 'checkbox'}
                    name={one ? `${id}-area` : undefined}
                    checked={chosen.includes(oldId)}
                    disabled={disabled}
                    onChange={({ target }) => toggle(oldId, target.checked)}
                  />
                  <span>
                    {enabled ? label : context.caption('field.outOfUse', { label })}{' '}
                    <span className={control.note}>
                      {countries.map((country) => pickCaption(country.name, context.language)).join(' · ')}
                    </span>
                  </span>
                </label>
              )
            })}
        </fieldset>
      ))}
    </div>
  )
}
