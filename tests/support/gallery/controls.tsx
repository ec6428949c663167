import { useSnapshot } from 'valtio'
import { sizes } from '../../../src/client/base/settings/settings'
import { currentLanguage, settings } from '../../../src/client/base/settings/settings-store'
import { Segments } from '../../../src/client/base/ui/segments'
import type { Say } from './exhibit'

/** The switches of the gallery: language, light and dark, size. */
export function Controls({ say }: { readonly say: Say }) {
  const { appearance, size } = useSnapshot(settings)
  return (
    <>
      <Segments
        label={say('Language', '语言')}
        isLabelHidden
        value={currentLanguage()}
        onChange={(language) => (settings.language = language)}
        options={[
          { value: 'en', text: 'English' },
          { value: 'zh', text: '中文' },
        ]}
      />
      <Segments
        label={say('Appearance', '外观')}
        isLabelHidden
        value={appearance}
        onChange={(chosen) => (settings.appearance = chosen)}
        options={[
          { value: 'light', text: say('Light', '浅色') },
          { value: 'dark', text: say('Dark', '深色') },
          { value: 'auto', text: say('System', '跟随系统') },
        ]}
      />
      <Segments
        label={say('Size', '尺寸')}
        isLabelHidden
        value={size}
        onChange={(chosen) => (settings.size = chosen)}
        options={sizes.map((each) => ({ value: each, text: say(each, chineseSizes[each]) }))}
      />
    </>
  )
}

const chineseSizes = { default: '默认', medium: '中等', small: '紧凑', mini: '迷你' } as const
