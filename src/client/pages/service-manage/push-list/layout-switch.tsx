import { useLocation, useSearch } from 'wouter'
import { useCaption } from '../../../base/i18n/use-caption'
import { Segments } from '../../../base/ui/segments'
import { isWeek, tableAddress, weekAddress } from './week-address'
import styles from './week.module.css'

const layouts = ['table', 'week'] as const

/** Switches the pushes between their table and their week; the address keeps which. */
export function LayoutSwitch() {
  const caption = useCaption()
  const search = useSearch()
  const [path, navigate] = useLocation()
  return (
    <span className={styles.layout}>
      <Segments
        label={caption('pushWeek.layout')}
        options={layouts.map((value) => ({ value, text: caption(`pushWeek.layout.${value}`) }))}
        value={isWeek(search) ? 'week' : 'table'}
        onChange={(value) => {
          const next = value === 'week' ? weekAddress(search, {}) : tableAddress(search)
          navigate(next ? `${path}?${next}` : path, { replace: true })
        }}
      />
    </span>
  )
}
