import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { Dialog } from '../../base/ui/dialog'
import { TextField } from '../../base/ui/text-field'
import { createHeaderSearch } from './header-search'
import type { HeaderSearch, SearchablePage } from './header-search'
import styles from './search-dialog.module.css'

interface SearchDialogProps {
  readonly pages: readonly SearchablePage[]
  readonly onGo: (page: SearchablePage) => void
  readonly onClose: () => void
}

/** Finds a permitted page by its title or path. */
export function SearchDialog({ pages, onGo, onClose }: SearchDialogProps) {
  const caption = useCaption()
  const list = useId()
  const [search, setSearch] = useState<HeaderSearch>()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  useEffect(() => void createHeaderSearch(pages).then((made) => setSearch(() => made)), [pages])
  const found = search?.(text) ?? []

  const go = (page: SearchablePage | undefined): void => {
    if (!page) return
    onClose()
    onGo(page)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') go(found[chosen])
    if (step === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(found.length - 1, chosen + step)))
  }

  return (
    <Dialog isOpen width={560} title={caption('shell.search')} onClose={onClose}>
      <TextField
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={found[chosen] && `${list}-${chosen}`}
        aria-label={caption('shell.searchPages')}
        placeholder={caption('shell.searchPages')}
        icon={<Search aria-hidden />}
        value={text}
        onChange={(value) => {
          setText(value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={list} role="listbox" aria-label={caption('shell.searchPages')} className={styles.list}>
        {found.map((page, index) => (
          <li
            key={page.path}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.page}
            ref={index === chosen ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => go(page)}
          >
            <span>{page.titles.join(' › ')}</span>
            <span className={styles.path}>{page.path}</span>
          </li>
        ))}
      </ul>
      {search && found.length === 0 && <p className={styles.nothing}>{caption('shell.filterNothing', { text })}</p>}
    </Dialog>
  )
}
