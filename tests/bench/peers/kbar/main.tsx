import {
  KBarAnimator,
  KBarPortal,
  KBarPositioner,
  KBarProvider,
  KBarResults,
  KBarSearch,
  useMatches,
  type Action,
} from 'kbar'
import { createRoot } from 'react-dom/client'
import { commandIndex } from 'virtual:command-index'
import { offerKeyTimer } from '../../palette-harness/time-key'
import '../palette.css'

/* As the documentation of kbar renders it. */

const actions: Action[] = commandIndex().map(({ id, en, zh, synonyms }) => ({
  id,
  name: en,
  keywords: [zh, ...(synonyms ?? [])].join(','),
  perform: () => undefined,
}))

function Results() {
  const { results } = useMatches()
  return (
    <KBarResults
      items={results}
      onRender={({ item, active }) => (
        <div data-row={active ? 'active' : ''}>{typeof item === 'string' ? item : item.name}</div>
      )}
    />
  )
}

createRoot(document.getElementById('root')!).render(
  <KBarProvider actions={actions}>
    <KBarPortal>
      <KBarPositioner>
        <KBarAnimator>
          <div data-palette>
            <KBarSearch />
            <Results />
          </div>
        </KBarAnimator>
      </KBarPositioner>
    </KBarPortal>
  </KBarProvider>,
)
offerKeyTimer()
document.body.dataset.ready = 'true'
