import { Command } from 'cmdk'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { commandIndex } from 'virtual:command-index'
import { offerKeyTimer } from '../../palette-harness/time-key'
import '../palette.css'

/* As the documentation of cmdk renders it: each command is an item. */

function CommandMenu() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !event.ctrlKey) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    document.addEventListener('keydown', down)
    return () => document.removeEventListener('keydown', down)
  }, [])
  return (
    <Command.Dialog open={open} onOpenChange={setOpen} label="Commands">
      <Command.Input />
      <Command.List>
        <Command.Empty>No results found.</Command.Empty>
        {commandIndex().map(({ id, en, zh, synonyms }) => (
          <Command.Item key={id} value={id} keywords={[en, zh, ...(synonyms ?? [])]}>
            {en}
          </Command.Item>
        ))}
      </Command.List>
    </Command.Dialog>
  )
}

createRoot(document.getElementById('root')!).render(<CommandMenu />)
offerKeyTimer()
document.body.dataset.ready = 'true'
