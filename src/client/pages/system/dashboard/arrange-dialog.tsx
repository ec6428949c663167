import { explainRefusal } from '../../../base/api/explain-refusal'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { savePreference } from '../../../shell/console/account-settings'
import { useCaption } from '../../../base/i18n/use-caption'
import type { Tile } from '../../../base/settings/preferences'
import { Button } from '../../../base/ui/button'
import { Dialog } from '../../../base/ui/dialog'
import { IconButton } from '../../../base/ui/icon-button'
import { Select } from '../../../base/ui/select'
import { Switch } from '../../../base/ui/switch'
import styles from './dashboard.module.css'
import { moveTile } from './dashboard-tiles'

interface ArrangeDialogProps {
  readonly tiles: readonly Tile[]
  readonly onClose: () => void
}

/** Which tiles are on the dashboard, in which order and how wide. */
export function ArrangeDialog({ tiles: first, onClose }: ArrangeDialogProps) {
  const caption = useCaption()
  const [tiles, setTiles] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const change = (id: string, part: Partial<Tile>) =>
    setTiles(tiles.map((tile) => (tile.id === id ? { ...tile, ...part } : tile)))
  const save = async () => {
    setBusy(true)
    try {
      await savePreference({ tiles })
      onClose()
    } catch (error) {
      setBusy(false)
      await explainRefusal(error)
    }
  }
  return (
    <Dialog
      isOpen
      title={caption('system.dashboard.arrange')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{caption('ui.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void save()}>
            {caption('form.save')}
          </Button>
        </>
      }
    >
      <ul className={styles.arrange}>
        {tiles.map((tile, index) => {
          const title = caption(`dashboard.tile.${tile.id}`)
          return (
            <li key={tile.id} className={styles.arrangeLine}>
              <Switch
                checked={!tile.hidden}
                onChange={(isOn) => change(tile.id, { hidden: !isOn })}
                aria-label={title}
              />
              <span className={styles.arrangeTitle}>{title}</span>
              <Select
                aria-label={caption('dashboard.width', { title })}
                value={String(tile.width)}
                options={['1', '2', '3', '4'].map((value) => ({
                  value,
                  label: caption('dashboard.widthOf', { width: value }),
                }))}
                onChange={(value) => change(tile.id, { width: Number(value) as Tile['width'] })}
              />
              <IconButton
                label={caption('dashboard.up', { title })}
                disabled={index === 0}
                onClick={() => setTiles(moveTile(tiles, tile.id, -1))}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={caption('dashboard.down', { title })}
                disabled={index === tiles.length - 1}
                onClick={() => setTiles(moveTile(tiles, tile.id, 1))}
              >
                <ArrowDown />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
