import { Languages, Type } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { languages, sizes } from '../../base/settings/settings'
import { currentLanguage, settings } from '../../base/settings/settings-store'
import { DropdownMenu } from '../../base/ui/dropdown-menu'
import { IconButton } from '../../base/ui/icon-button'
import { toast } from '../../base/ui/toast-store'

/** How roomy the console is. Nothing open is lost by changing it. */
export function SizeMenu() {
  const caption = useCaption()
  const { size } = useSnapshot(settings)
  const lines = sizes.map((option) => ({
    id: option,
    text: caption(`shell.size.${option}`),
    isChosen: option === size,
    onSelect: () => {
      settings.size = option
      toast.success(caption('shell.sizeSwitched'))
    },
  }))
  return (
    <DropdownMenu lines={lines}>
      <IconButton label={caption('shell.size')}>
        <Type />
      </IconButton>
    </DropdownMenu>
  )
}

/** The interface's language, each named in itself. Whoever owns the captions follows `settings.language`. */
export function LanguageMenu() {
  const caption = useCaption()
  useSnapshot(settings)
  const language = currentLanguage()
  const lines = languages.map((option) => ({
    id: option,
    text: { en: 'English', zh: '中文' }[option],
    isChosen: option === language,
    onSelect: () => {
      settings.language = option
    },
  }))
  return (
    <DropdownMenu lines={lines}>
      <IconButton label={caption('shell.language')}>
        <Languages />
      </IconButton>
    </DropdownMenu>
  )
}
