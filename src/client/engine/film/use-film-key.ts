import { useEffectEvent, useLayoutEffect } from 'react'
import { keyboard } from '../../base/keys/keyboard'

/** Gives the film of a page the key that plays and stops it from everywhere on the page. */
export function useFilmKey(run: () => void): void {
  const onKey = useEffectEvent(run)
  useLayoutEffect(
    () =>
      keyboard.bind([
        { id: 'film.toggle', keys: 'F4', title: 'film.toggle', scope: 'page', everywhere: true, run: onKey },
      ]),
    [],
  )
}
