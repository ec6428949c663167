import { Card } from './card'
import type { Exhibit, Say } from './exhibit'
import { Specimen } from './specimen'
import { stateName } from './state-names'

interface ComponentExhibitProps {
  readonly name: string
  readonly exhibit: Exhibit
  readonly say: Say
}

/** A component of the client in its states. */
export function ComponentExhibit({ name, exhibit, say }: ComponentExhibitProps) {
  const { interactive, states = {}, isWide = false } = exhibit
  return (
    <Card id={name} title={name} isWide={isWide}>
      {interactive && (
        <>
          <Specimen name={stateName('default', say)}>{interactive(say)}</Specimen>
          {(['hover', 'focus', 'active'] as const).map((state) => (
            <Specimen key={state} name={stateName(state, say)} forced={state}>
              {interactive(say)}
            </Specimen>
          ))}
        </>
      )}
      {Object.entries(states).map(([state, draw]) => (
        <Specimen key={state} name={stateName(state, say)}>
          {draw(say)}
        </Specimen>
      ))}
    </Card>
  )
}
