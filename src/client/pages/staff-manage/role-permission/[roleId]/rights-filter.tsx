import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useCaption } from '../../../../base/i18n/use-caption'
import { Checkbox } from '../../../../base/ui/checkbox'
import { TextField } from '../../../../base/ui/text-field'
import styles from './role-rights.module.css'

interface RightsFilterProps {
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly onlyChanged: boolean
  readonly onOnlyChanged: (isOn: boolean) => void
  /** Enter or an arrow down: on to what was found. */
  readonly onFound: () => void
}

/** Narrows the tree to what a text fits, or to what has been changed. */
export function RightsFilter({ search, onSearch, onlyChanged, onOnlyChanged, onFound }: RightsFilterProps) {
  const caption = useCaption()
  const label = caption('staff-manage.role-permission.search')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onFound()
  }
  return (
    <div className={styles.filter}>
      <TextField
        type="search"
        value={search}
        onChange={onSearch}
        icon={<Search aria-hidden />}
        placeholder={label}
        aria-label={label}
        data-zone="rights-search"
        onKeyDown={onKeyDown}
      />
      <Checkbox
        checked={onlyChanged}
        onChange={onOnlyChanged}
        label={caption('staff-manage.role-permission.differences')}
      />
      <p className={styles.keys}>{caption('staff-manage.role-permission.keys')}</p>
    </div>
  )
}
